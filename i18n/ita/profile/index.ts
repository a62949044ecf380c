import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  title: 'Il tuo profilo decisionale',
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
      explanation: 'Quanto conta per te che un mazzo vinca spesso, anche se le vincite sono piccole.',
    },
    betaP: {
      name: 'Costanza',
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
        'In questo gioco né le vincite né le perdite hanno cambiato molto le tue scelte. Passavi da un mazzo all’altro e seguivi il tuo piano più che l’ultima carta.',
      low_betap_high_apun:
        'In questo gioco le vincite hanno cambiato poco le tue scelte, le perdite invece sì. Passavi da un mazzo all’altro e lasciavi presto quello che ti costava punti.',
      high_betap_low_apun:
        'In questo gioco né le vincite né le perdite hanno cambiato molto le tue scelte. Una volta scelto un mazzo, tendevi a restarci.',
      high_betap_high_apun:
        'In questo gioco le vincite hanno cambiato poco le tue scelte. Tendevi a restare su un mazzo finché una perdita ti faceva ripensare.',
    },
    medium_low: {
      low_betap_low_apun:
        'In questo gioco le vincite hanno avuto un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Hai provato mazzi diversi e una perdita non ti frenava a lungo.',
      low_betap_high_apun:
        'In questo gioco le vincite hanno avuto un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Hai provato mazzi diversi e fatto attenzione alle perdite.',
      high_betap_low_apun:
        'In questo gioco le vincite hanno avuto un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Spesso restavi su un mazzo anche dopo che ti era costato punti.',
      high_betap_high_apun:
        'In questo gioco le vincite hanno avuto un certo richiamo su di te, un po’ meno che sulla maggior parte delle persone. Spesso restavi su un mazzo, ma una perdita poteva farti cambiare idea.',
    },
    medium_high: {
      low_betap_low_apun:
        'In questo gioco le vincite hanno influito chiaramente sulla tua scelta successiva. Cambiavi mazzo con facilità e le perdite contavano per te meno delle vincite.',
      low_betap_high_apun:
        'In questo gioco le vincite hanno influito chiaramente sulla tua scelta successiva, e anche le perdite. Cambiavi mazzo con facilità e ti facevi guidare dalle ultime carte.',
      high_betap_low_apun:
        'In questo gioco le vincite hanno influito chiaramente sulla tua scelta successiva. Quando un mazzo aveva reso bene ci restavi, anche dopo che ti era costato punti.',
      high_betap_high_apun:
        'In questo gioco le vincite hanno influito chiaramente sulla tua scelta successiva. Ti piaceva restare su un mazzo che aveva reso bene, e una perdita ti faceva guardare meglio.',
    },
    high: {
      low_betap_low_apun:
        'In questo gioco una vincita ha avuto un forte effetto sulla tua scelta successiva. Hai seguito le vincite da un mazzo all’altro e le perdite ti hanno frenato poco.',
      low_betap_high_apun:
        'In questo gioco sia le vincite sia le perdite hanno avuto un forte effetto sulla tua scelta successiva. Passavi da un mazzo all’altro a ogni nuova carta.',
      high_betap_low_apun:
        'In questo gioco una vincita ha avuto un forte effetto sulla tua scelta successiva. Restavi su un mazzo che aveva appena reso bene e lì le perdite cambiavano poco.',
      high_betap_high_apun:
        'In questo gioco una vincita ha avuto un forte effetto sulla tua scelta successiva. Restavi su un mazzo che aveva appena reso bene finché arrivava una perdita.',
    },
  },
  apun: {
    low: {
      low_betap:
        'In questo gioco le perdite hanno cambiato le tue scelte meno che alla maggior parte delle persone. Quando cambiavi mazzo, di rado era per una perdita.',
      medium_betap:
        'In questo gioco le perdite hanno cambiato le tue scelte meno che alla maggior parte delle persone. Dopo una perdita continuavi più o meno come prima.',
      high_betap:
        'In questo gioco le perdite hanno cambiato le tue scelte meno che alla maggior parte delle persone. Spesso restavi su un mazzo anche se ti era costato punti.',
    },
    high: {
      low_betap:
        'In questo gioco le perdite hanno avuto un forte effetto sulle tue scelte. Dopo una perdita provavi subito un altro mazzo.',
      medium_betap:
        'In questo gioco le perdite hanno avuto un forte effetto sulle tue scelte. Hai visto quanto ti costava ogni mazzo e hai cambiato spesso piano.',
      high_betap:
        'In questo gioco le perdite hanno avuto un forte effetto sulle tue scelte. Ti piaceva restare su un mazzo, ma una perdita poteva fartelo lasciare.',
    },
  },
  betaF: {
    very_low: 'In questo gioco quanto spesso un mazzo vinceva non contava quasi nulla per te. Guardavi quanto vincevi o perdevi.',
    low: 'In questo gioco quanto spesso un mazzo vinceva contava per te meno che per la maggior parte delle persone. Contava di più l’importo di vincite e perdite.',
    medium: 'In questo gioco quanto spesso un mazzo vinceva contava per te più o meno come per la maggior parte delle persone.',
    high: 'In questo gioco ti piacevano i mazzi che vincono spesso. Così è facile non notare le perdite grandi, che arrivano di rado.',
    very_high:
      'In questo gioco hai preferito nettamente i mazzi che vincono spesso. Tante piccole vincite possono nascondere una grande perdita.',
  },
  betaP: {
    very_low: 'In questo gioco hai cambiato mazzo molto spesso. Di rado hai girato molte carte di fila dallo stesso mazzo.',
    low: 'In questo gioco hai cambiato mazzo più spesso della maggior parte delle persone.',
    medium: 'In questo gioco restavi su un mazzo più o meno quanto la maggior parte delle persone.',
    high: 'In questo gioco tendevi a restare su un mazzo una volta che l’avevi scelto.',
    very_high:
      'In questo gioco restavi molto a lungo sullo stesso mazzo. Quando giochi con denaro, può aiutare decidere prima quando smettere.',
  },
  learnMore: {
    title: 'Che cosa significa il tuo risultato',
    score: {
      title: 'Il punteggio di rischio',
      text: 'Il punteggio va da 0 a 100. Un punteggio alto significa che in questo gioco hai fatto scelte più rischiose: hai preso spesso mazzi che alla lunga costano punti, ci tornavi dopo una perdita o le perdite cambiavano poco le tue scelte. Non dice nulla di te come persona.',
    },
    range: {
      title: 'L’intervallo probabile',
      text: 'Un solo gioco breve non può misurarti con precisione. Se giochi di nuovo, il punteggio può spostarsi di circa 9 punti in su o in giù e puoi finire in un altro gruppo.',
    },
    comparison: {
      title: 'Il confronto',
      text: 'Ti confrontiamo con {n|number} persone che hanno fatto un gioco di questo tipo. I volontari della ricerca non sono scelti perché giocano con denaro.',
    },
    profile: {
      title: 'Il profilo decisionale',
      text: 'Ogni misura è calcolata dall’ordine delle tue scelte, vincite e perdite. La zona ombreggiata mostra dove si trova più probabilmente il valore vero. «Vicino al limite» significa che è possibile anche il livello accanto.',
    },
    limits: {
      title: 'Che cosa il test non può dire',
      text: 'È un’indicazione da un solo gioco breve con punti, non una diagnosi. Il test non è mai stato confrontato con una diagnosi di disturbo da gioco d’azzardo. Un punteggio basso non esclude un problema.',
    },
    help: {
      title: 'Se il gioco d’azzardo ti preoccupa',
      text: 'Qualunque sia il tuo punteggio: se il gioco d’azzardo ti preoccupa, parlane con una persona di fiducia o con una linea di aiuto.',
    },
    methodCard: 'Leggi come è stato verificato il test',
  },
} satisfies NamespaceProfileTranslation
