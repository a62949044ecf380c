import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Come giochi?',
  intro: 'Gira 80 carte e scopri come affronti il rischio, le vincite e le perdite. Alla fine ricevi un profilo personale e tre consigli.',
  threeMinutes: 'Dura circa tre minuti',
  pointsOnly: 'Giochi solo per punti, mai per denaro',
  anonymous: 'Giochi in modo anonimo e non si usano cookie',
  linked: 'La partita è collegata al tuo account presso {partner} e non si usano cookie',
  optional: 'Il test è facoltativo e puoi farlo tutte le volte che vuoi',
  accept: 'Accetto i {link}',
  acceptLink: 'termini e condizioni',
  mustAccept: 'Per iniziare la partita, accetta i termini e le condizioni',
  notAccepted: 'Puoi fare il test solo se accetti i termini e le condizioni.',
  start: 'Inizia la partita',
  ageMark: '{age}+',
  ageNote: 'Vietato ai minori di {age} anni',
  notKept: 'Questa pagina non può conservare la partita. Se ricarichi la pagina mentre giochi, la partita ricomincia da capo.',
  timedOutTitle: 'La tua ultima partita è terminata',
  timedOut: 'Non c’è stata attività per 15 minuti, quindi la partita è stata chiusa. Puoi iniziarne una nuova quando vuoi.',
  termsPdf: 'Scarica in PDF',
  ownTab: 'Gioca in una nuova scheda',
} satisfies Translation['landing']
