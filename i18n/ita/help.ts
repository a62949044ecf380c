import type { Messages } from '../messages.ts'

export default {
  title: 'Vuoi parlare con qualcuno?',
  talk: 'Parla con qualcuno',
  anonymous: 'Non serve dire come ti chiami.',
  close: 'Anche chi ti sta vicino può chiedere aiuto.',
  webOnly: 'Sul sito trovi come contattarlo.',
  unknown: 'Dicci dove vivi e ti diciamo a chi puoi rivolgerti.',
  notStored: 'Usiamo la tua risposta solo per dirti a chi rivolgerti, qui e nel tuo rapporto. Non la conserviamo.',
  where: 'Dove vivi?',
  choose: 'Scegli un Paese',
  other: 'Un altro Paese',
  show: 'Mostra a chi rivolgersi',
  change: 'Scegli un altro Paese',
  world: 'Questo servizio aiuta online persone di tutto il mondo. Forse anche il tuo medico sa dove trovare aiuto.',
  always: 'Attivo 24 ore su 24, tutti i giorni',
  hours: 'Orario: {hours}',
  free: 'Consulenza gratuita',
  languages: 'Lingue: {languages}',
  call: 'Chiama il numero {phone}',
  message: 'Manda un SMS al numero {phone}',
  chat: 'Scrivi in chat',
  logo: 'Servizio di ascolto: {name}',
  more: 'Che cos’altro può aiutare',
  danger: {
    title: 'Qualcuno è in pericolo adesso?',
    emergency: 'Se tu o un’altra persona siete in pericolo immediato',
    crisis: 'Se pensi al suicidio o senti di non farcela più',
    anywhere: 'Chiama il numero di emergenza del luogo in cui ti trovi.',
  },
  newTab: 'si apre in una nuova scheda',
  ways: {
    register: {
      title: 'Escluditi dal gioco d’azzardo',
      text: 'Con l’autoesclusione non puoi più giocare sulla maggior parte dei siti autorizzati, per un periodo fisso, spesso di mesi.',
    },
    block: {
      title: 'Blocca il gioco sui tuoi dispositivi',
      text: 'Un programma di blocco può tenere siti e app di gioco lontani da telefono e computer.',
    },
    bank: {
      title: 'Blocca il gioco in banca',
      text: 'Chiedi alla tua banca se può bloccare i pagamenti ai siti di gioco, o guarda nella sua app.',
    },
    treatment: {
      title: 'Trova un percorso di cura',
      text: 'Professionisti e centri che conoscono bene i problemi di gioco.',
    },
    relatives: {
      title: 'Per chi ti sta vicino',
      text: 'Partner, genitori e amici possono trovare aiuto per sé, qualunque cosa faccia l’altra persona.',
    },
    limits: {
      title: 'Metti un limite dove giochi',
      text: 'Decidi prima di iniziare quanti soldi o quanto tempo vuoi spendere.',
    },
  },
} satisfies Messages['help']
