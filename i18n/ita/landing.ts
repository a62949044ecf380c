import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Come giochi?',
  intro: 'Gira 80 carte e scopri come affronti il rischio, le vincite e le perdite. Alla fine ricevi un profilo personale e tre consigli.',
  threeMinutes: 'Dura circa tre minuti',
  pointsOnly: 'Giochi solo per punti, mai per denaro',
  anonymous: 'Il tuo gioco è anonimo e non si usano cookie',
  optional: 'Il test è facoltativo e puoi farlo più volte',
  accept: 'Accetto i {link}',
  acceptLink: 'termini e condizioni',
  mustAccept: 'Accetta i termini e condizioni per iniziare il gioco',
  notAccepted: 'Puoi fare il test solo se accetti i termini e condizioni.',
  start: 'Inizia il gioco',
  ageMark: '{age}+',
  ageNote: 'Solo per persone dai {age} anni in su',
  storageBlocked:
    'Il tuo browser non permette a questa pagina di conservare il gioco. Se ricarichi la pagina mentre giochi, il gioco ricomincia da capo.',
  timedOutTitle: 'Il tuo ultimo gioco è terminato',
  timedOut: 'Non c’è stata attività per 15 minuti, quindi il gioco è stato chiuso. Puoi iniziarne uno nuovo quando vuoi.',
  resumeTitle: 'Il tuo gioco ti aspetta',
  resume: 'Continua, {{count:resta|restano}} {count} {{carta|carte}}',
  resumeText: 'Puoi riprendere da dove eri o iniziare un nuovo gioco.',
  termsPdf: 'Scarica in PDF',
} satisfies Translation['landing']
