import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Sensibilità alle vincite',
      explanation: 'Quanto una vincita cambia la tua scelta successiva.',
    },
    apun: {
      name: 'Sensibilità alle perdite',
      explanation: 'Quanto una perdita cambia la tua scelta successiva.',
    },
    betaF: {
      name: 'Sensibilità alla frequenza delle vincite',
      explanation: 'Quanto conta per te che un mazzo faccia vincere spesso, anche se le vincite sono piccole.',
    },
    betaP: {
      name: 'Restare su un mazzo',
      explanation: 'Quanto tendi a restare su un mazzo una volta che l’hai scelto.',
    },
  },
  levels: {
    arew: {
      low: 'Bassa',
      medium_low: 'Medio-bassa',
      medium_high: 'Medio-alta',
      high: 'Alta',
    },
    apun: {
      low: 'Bassa',
      high: 'Alta',
    },
    betaF: {
      very_low: 'Molto bassa',
      low: 'Bassa',
      medium: 'Media',
      high: 'Alta',
      very_high: 'Molto alta',
    },
    betaP: {
      very_low: 'Molto bassa',
      low: 'Bassa',
      medium: 'Media',
      high: 'Alta',
      very_high: 'Molto alta',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'In questa partita né le vincite né le perdite hanno cambiato molto le tue scelte. Passavi da un mazzo all’altro e seguivi il tuo piano più che l’ultima carta.',
      low_betap_high_apun:
        'In questa partita le vincite hanno cambiato poco le tue scelte, le perdite invece sì. Passavi da un mazzo all’altro e lasciavi presto quello che ti costava punti.',
      high_betap_low_apun:
        'In questa partita né le vincite né le perdite hanno cambiato molto le tue scelte. Una volta scelto un mazzo, tendevi a restarci.',
      high_betap_high_apun:
        'In questa partita le vincite hanno cambiato poco le tue scelte. Tendevi a restare su un mazzo finché una perdita non ti faceva ripensare.',
    },
    medium_low: {
      low_betap_low_apun:
        'In questa partita le vincite hanno esercitato un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Hai provato mazzi diversi e una perdita non ti frenava a lungo.',
      low_betap_high_apun:
        'In questa partita le vincite hanno esercitato un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Hai provato mazzi diversi e fatto attenzione alle perdite.',
      high_betap_low_apun:
        'In questa partita le vincite hanno esercitato un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Spesso restavi su un mazzo anche dopo che ti era costato punti.',
      high_betap_high_apun:
        'In questa partita le vincite hanno esercitato un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Spesso restavi su un mazzo, ma una perdita poteva farti cambiare idea.',
    },
    medium_high: {
      low_betap_low_apun:
        'In questa partita le vincite hanno influito chiaramente sulla tua scelta successiva. Cambiavi mazzo con facilità e le perdite contavano per te meno delle vincite.',
      low_betap_high_apun:
        'In questa partita le vincite hanno influito chiaramente sulla tua scelta successiva, e anche le perdite. Cambiavi mazzo con facilità e ti facevi guidare dalle ultime carte.',
      high_betap_low_apun:
        'In questa partita le vincite hanno influito chiaramente sulla tua scelta successiva. Quando un mazzo aveva reso bene ci restavi, anche dopo che ti era costato punti.',
      high_betap_high_apun:
        'In questa partita le vincite hanno influito chiaramente sulla tua scelta successiva. Ti piaceva restare su un mazzo che aveva reso bene, e una perdita ti faceva guardare meglio.',
    },
    high: {
      low_betap_low_apun:
        'In questa partita una vincita ha avuto un forte effetto sulla tua scelta successiva. Hai seguito le vincite da un mazzo all’altro e le perdite ti hanno frenato poco.',
      low_betap_high_apun:
        'In questa partita sia le vincite sia le perdite hanno avuto un forte effetto sulla tua scelta successiva. Passavi da un mazzo all’altro a ogni nuova carta.',
      high_betap_low_apun:
        'In questa partita una vincita ha avuto un forte effetto sulla tua scelta successiva. Restavi su un mazzo che aveva appena reso bene e lì le perdite cambiavano poco.',
      high_betap_high_apun:
        'In questa partita una vincita ha avuto un forte effetto sulla tua scelta successiva. Restavi su un mazzo che aveva appena reso bene finché non arrivava una perdita.',
    },
  },
  apun: {
    low: {
      low_betap:
        'In questa partita le perdite hanno influito sulle tue scelte meno che su quelle della maggior parte delle persone. Quando cambiavi mazzo, di rado era per una perdita.',
      medium_betap:
        'In questa partita le perdite hanno influito sulle tue scelte meno che su quelle della maggior parte delle persone. Dopo una perdita continuavi più o meno come prima.',
      high_betap:
        'In questa partita le perdite hanno influito sulle tue scelte meno che su quelle della maggior parte delle persone. Spesso restavi su un mazzo anche se ti era costato punti.',
    },
    high: {
      low_betap:
        'In questa partita le perdite hanno avuto un forte effetto sulle tue scelte. Dopo una perdita provavi subito un altro mazzo.',
      medium_betap:
        'In questa partita le perdite hanno avuto un forte effetto sulle tue scelte. Hai visto quanto ti costava ogni mazzo e hai cambiato spesso piano.',
      high_betap:
        'In questa partita le perdite hanno avuto un forte effetto sulle tue scelte. Ti piaceva restare su un mazzo, ma una perdita poteva fartelo lasciare.',
    },
  },
  betaF: {
    very_low: 'In questa partita per te non contava quasi nulla quanto spesso vinceva un mazzo. Guardavi quanto vincevi o perdevi.',
    low: 'In questa partita per te contava meno che per la maggior parte delle persone quanto spesso vinceva un mazzo. Contava di più l’importo di vincite e perdite.',
    medium: 'In questa partita per te contava più o meno come per la maggior parte delle persone quanto spesso vinceva un mazzo.',
    high: 'In questa partita ti piacevano i mazzi che fanno vincere spesso. Così è facile non notare le perdite grandi, che arrivano di rado.',
    very_high:
      'In questa partita hai preferito nettamente i mazzi che fanno vincere spesso. Tante piccole vincite possono nascondere una grande perdita.',
  },
  betaP: {
    very_low: 'In questa partita hai cambiato mazzo molto spesso. Di rado hai girato molte carte di fila dallo stesso mazzo.',
    low: 'In questa partita hai cambiato mazzo più spesso della maggior parte delle persone.',
    medium: 'In questa partita restavi su un mazzo più o meno quanto la maggior parte delle persone.',
    high: 'In questa partita tendevi a restare su un mazzo una volta che l’avevi scelto.',
    very_high:
      'In questa partita restavi molto a lungo sullo stesso mazzo. Quando giochi con denaro, può aiutare decidere prima quando smettere.',
  },
  learnMore: {
    title: 'Che cosa significa il tuo risultato',
    score: {
      title: 'Il punteggio di rischio',
      text: 'Il punteggio va da 0 a 100. Un punteggio alto significa che in questa partita hai fatto scelte più rischiose: prendevi spesso mazzi che alla lunga costano punti, ci tornavi dopo una perdita, o le perdite cambiavano poco le tue scelte. Non dice nulla di te come persona.',
    },
    range: {
      title: 'L’intervallo probabile',
      text: 'Una sola breve partita non permette una misura precisa. Se giochi di nuovo, il tuo punteggio può variare di circa 9 punti in più o in meno e potresti rientrare in un altro gruppo.',
    },
    comparison: {
      title: 'Il confronto',
      text: 'Ti confrontiamo con {n|number} persone che hanno giocato a un gioco di questo tipo. Hanno partecipato a uno studio e non sono state scelte perché giocano d’azzardo.',
    },
    profile: {
      title: 'Il profilo decisionale',
      text: 'Ogni misura è calcolata a partire dall’ordine delle tue scelte, vincite e perdite. La fascia mostra dove si trova più probabilmente il valore vero. «Vicino al livello successivo» significa che è possibile anche il livello accanto.',
    },
    limits: {
      title: 'Che cosa il test non può dire',
      text: 'È un’indicazione ricavata da una sola breve partita a punti, non una diagnosi. Il test non è mai stato confrontato con una diagnosi di disturbo da gioco d’azzardo. Un punteggio basso non esclude un problema.',
    },
    help: {
      title: 'Se il gioco ti preoccupa',
      text: 'Qualunque sia il tuo punteggio, se ti preoccupa il tuo modo di giocare, o quello di un’altra persona, parlane con qualcuno di cui ti fidi o con un servizio di ascolto.',
    },
    methodCard: 'Leggi come è stato verificato il test',
  },
} satisfies NamespaceProfileTranslation
