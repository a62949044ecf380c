import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Gevoeligheid voor winst',
      explanation: 'Hoe sterk een winst je volgende keuze beïnvloedt.',
    },
    apun: {
      name: 'Gevoeligheid voor verlies',
      explanation: 'Hoe sterk een verlies je volgende keuze beïnvloedt.',
    },
    betaF: {
      name: 'Gevoeligheid voor hoe vaak je wint',
      explanation: 'Hoe belangrijk het voor je is dat een stapel vaak winst geeft, ook als de winsten klein zijn.',
    },
    betaP: {
      name: 'Bij een stapel blijven',
      explanation: 'Hoe sterk je geneigd bent bij een stapel te blijven als je die eenmaal hebt gekozen.',
    },
  },
  levels: {
    arew: {
      low: 'Laag',
      medium_low: 'Vrij laag',
      medium_high: 'Vrij hoog',
      high: 'Hoog',
    },
    apun: {
      low: 'Laag',
      high: 'Hoog',
    },
    betaF: {
      very_low: 'Heel laag',
      low: 'Laag',
      medium: 'Gemiddeld',
      high: 'Hoog',
      very_high: 'Heel hoog',
    },
    betaP: {
      very_low: 'Heel laag',
      low: 'Laag',
      medium: 'Gemiddeld',
      high: 'Hoog',
      very_high: 'Heel hoog',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'In dit spel veranderden winsten en verliezen weinig aan hoe je koos. Je wisselde van stapel en volgde meer je eigen plan dan de laatste kaart.',
      low_betap_high_apun:
        'In dit spel veranderden winsten weinig aan hoe je koos, maar verliezen wel. Je wisselde van stapel en liet een stapel die je punten kostte snel los.',
      high_betap_low_apun:
        'In dit spel veranderden winsten en verliezen weinig aan hoe je koos. Als je eenmaal een stapel had gekozen, bleef je daar meestal bij.',
      high_betap_high_apun:
        'In dit spel veranderden winsten weinig aan hoe je koos. Je bleef meestal bij een stapel tot een verlies je aan het denken zette.',
    },
    medium_low: {
      low_betap_low_apun:
        'In dit spel hadden winsten wel wat aantrekkingskracht op je, iets minder dan op de meeste mensen. Je probeerde verschillende stapels, en een verlies hield je niet lang tegen.',
      low_betap_high_apun:
        'In dit spel hadden winsten wel wat aantrekkingskracht op je, iets minder dan op de meeste mensen. Je probeerde verschillende stapels en lette op verliezen.',
      high_betap_low_apun:
        'In dit spel hadden winsten wel wat aantrekkingskracht op je, iets minder dan op de meeste mensen. Je bleef vaak bij een stapel, ook nadat die je punten had gekost.',
      high_betap_high_apun:
        'In dit spel hadden winsten wel wat aantrekkingskracht op je, iets minder dan op de meeste mensen. Je bleef vaak bij een stapel, maar een verlies kon je van gedachten doen veranderen.',
    },
    medium_high: {
      low_betap_low_apun:
        'In dit spel hadden winsten duidelijk invloed op je volgende keuze. Je wisselde makkelijk van stapel, en verliezen telden voor jou minder dan winsten.',
      low_betap_high_apun:
        'In dit spel hadden winsten duidelijk invloed op je volgende keuze, en verliezen ook. Je wisselde makkelijk van stapel en liet je leiden door de laatste kaarten.',
      high_betap_low_apun:
        'In dit spel hadden winsten duidelijk invloed op je volgende keuze. Als een stapel veel had opgeleverd, bleef je erbij, ook nadat die je punten had gekost.',
      high_betap_high_apun:
        'In dit spel hadden winsten duidelijk invloed op je volgende keuze. Je bleef graag bij een stapel die veel had opgeleverd, en na een verlies keek je nog eens goed.',
    },
    high: {
      low_betap_low_apun:
        'In dit spel had een winst sterke invloed op je volgende keuze. Je ging winsten achterna van stapel naar stapel, en verliezen hielden je nauwelijks tegen.',
      low_betap_high_apun:
        'In dit spel hadden winsten en verliezen allebei sterke invloed op je volgende keuze. Je ging met elke nieuwe kaart van stapel naar stapel.',
      high_betap_low_apun:
        'In dit spel had een winst sterke invloed op je volgende keuze. Je bleef bij een stapel die net veel had opgeleverd, en verliezen daar veranderden weinig.',
      high_betap_high_apun:
        'In dit spel had een winst sterke invloed op je volgende keuze. Je bleef bij een stapel die net veel had opgeleverd tot er een verlies kwam.',
    },
  },
  apun: {
    low: {
      low_betap:
        'In dit spel beïnvloedden verliezen je keuzes minder dan bij de meeste mensen. Als je van stapel wisselde, was een verlies zelden de reden.',
      medium_betap:
        'In dit spel beïnvloedden verliezen je keuzes minder dan bij de meeste mensen. Na een verlies ging je vrijwel op dezelfde manier verder.',
      high_betap:
        'In dit spel beïnvloedden verliezen je keuzes minder dan bij de meeste mensen. Je bleef vaak bij een stapel, ook al had die je punten gekost.',
    },
    high: {
      low_betap: 'In dit spel hadden verliezen sterke invloed op je keuzes. Na een verlies probeerde je snel een andere stapel.',
      medium_betap:
        'In dit spel hadden verliezen sterke invloed op je keuzes. Je zag wat elke stapel je kostte en veranderde vaak je plan.',
      high_betap:
        'In dit spel hadden verliezen sterke invloed op je keuzes. Je bleef graag bij een stapel, maar door een verlies kon je hem loslaten.',
    },
  },
  betaF: {
    very_low: 'In dit spel maakte het je bijna niet uit hoe vaak een stapel winst gaf. Je keek naar hoeveel je won of verloor.',
    low: 'In dit spel maakte het jou minder uit dan de meeste mensen hoe vaak een stapel winst gaf. De grootte van winsten en verliezen telde zwaarder.',
    medium: 'In dit spel telde het voor jou ongeveer even zwaar als voor de meeste mensen hoe vaak een stapel winst gaf.',
    high: 'In dit spel hield je van stapels die vaak winst geven. Grote verliezen die zelden komen, mis je dan makkelijk.',
    very_high:
      'In dit spel had je een sterke voorkeur voor stapels die vaak winst geven. Veel kleine winsten kunnen één groot verlies verbergen.',
  },
  betaP: {
    very_low: 'In dit spel wisselde je heel vaak van stapel. Je draaide zelden veel kaarten achter elkaar van dezelfde stapel om.',
    low: 'In dit spel wisselde je vaker van stapel dan de meeste mensen.',
    medium: 'In dit spel bleef je ongeveer even vaak bij een stapel als de meeste mensen.',
    high: 'In dit spel bleef je meestal bij een stapel als je die eenmaal had gekozen.',
    very_high: 'In dit spel bleef je heel lang bij dezelfde stapel. Als je gokt, kan het helpen om vooraf te bepalen wanneer je stopt.',
  },
  learnMore: {
    title: 'Wat je resultaat betekent',
    score: {
      title: 'De risicoscore',
      text: 'De score loopt van 0 tot 100. Een hoge score betekent dat je in dit spel riskantere keuzes maakte: je koos vaak stapels die op den duur punten kosten, ging er na een verlies naar terug of trok je weinig aan van verliezen. De score zegt niets over jou als mens.',
    },
    range: {
      title: 'Het waarschijnlijke bereik',
      text: 'Eén kort spel kan je niet precies meten. Als je nog eens speelt, kan je score ongeveer 9 punten hoger of lager uitvallen, en kun je in een andere groep komen.',
    },
    comparison: {
      title: 'De vergelijking',
      text: 'We vergelijken je met {n|number} mensen die een spel van dit soort hebben gespeeld. Ze deden mee aan onderzoek en zijn niet gekozen omdat ze gokken.',
    },
    profile: {
      title: 'Het beslisprofiel',
      text: 'Elke maat wordt berekend uit de volgorde van je keuzes, winsten en verliezen. Het brede vlak laat zien waar de echte waarde waarschijnlijk ligt. ‘Dicht bij het volgende niveau’ betekent dat het volgende niveau ook mogelijk is.',
    },
    limits: {
      title: 'Wat de test niet kan zeggen',
      text: 'Dit is een aanwijzing uit één kort spel om punten, geen diagnose. De test is nooit vergeleken met een diagnose van een gokstoornis. Een lage score sluit een probleem niet uit.',
    },
    help: {
      title: 'Als je je zorgen maakt over gokken',
      text: 'Wat je score ook is: als je je zorgen maakt over je eigen gokken of dat van een ander, praat dan met iemand die je vertrouwt of neem contact op met een hulplijn.',
    },
    methodCard: 'Lees hoe de test is getoetst',
  },
} satisfies NamespaceProfileTranslation
