import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Følsomhed over for gevinster',
      explanation: 'Hvor meget en gevinst påvirker dit næste valg.',
    },
    apun: {
      name: 'Følsomhed over for tab',
      explanation: 'Hvor meget et tab påvirker dit næste valg.',
    },
    betaF: {
      name: 'Følsomhed over for hyppige gevinster',
      explanation: 'Hvor meget det betyder for dig, at en bunke ofte giver gevinst, selv om gevinsterne er små.',
    },
    betaP: {
      name: 'At blive ved samme bunke',
      explanation: 'Hvor tilbøjelig du er til at blive ved en bunke, når du først har valgt den.',
    },
  },
  levels: {
    arew: {
      low: 'Lav',
      medium_low: 'Middel til lav',
      medium_high: 'Middel til høj',
      high: 'Høj',
    },
    apun: {
      low: 'Lav',
      high: 'Høj',
    },
    betaF: {
      very_low: 'Meget lav',
      low: 'Lav',
      medium: 'Middel',
      high: 'Høj',
      very_high: 'Meget høj',
    },
    betaP: {
      very_low: 'Meget lav',
      low: 'Lav',
      medium: 'Middel',
      high: 'Høj',
      very_high: 'Meget høj',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'I dette spil påvirkede hverken gevinster eller tab dine valg ret meget. Du skiftede mellem bunkerne og fulgte din egen plan mere end det sidste kort.',
      low_betap_high_apun:
        'I dette spil påvirkede gevinster ikke dine valg ret meget, men det gjorde tab. Du skiftede mellem bunkerne og forlod hurtigt en bunke, der kostede dig point.',
      high_betap_low_apun:
        'I dette spil påvirkede hverken gevinster eller tab dine valg ret meget. Når du havde valgt en bunke, blev du som regel ved den.',
      high_betap_high_apun:
        'I dette spil påvirkede gevinster ikke dine valg ret meget. Du blev som regel ved en bunke, indtil et tab fik dig til at tænke dig om igen.',
    },
    medium_low: {
      low_betap_low_apun:
        'I dette spil havde gevinster en vis virkning på dig, men lidt mindre end på de fleste. Du prøvede forskellige bunker, og et tab holdt dig ikke tilbage ret længe.',
      low_betap_high_apun:
        'I dette spil havde gevinster en vis virkning på dig, men lidt mindre end på de fleste. Du prøvede forskellige bunker og lagde mærke til tab.',
      high_betap_low_apun:
        'I dette spil havde gevinster en vis virkning på dig, men lidt mindre end på de fleste. Du blev ofte ved en bunke, også når den havde kostet dig point.',
      high_betap_high_apun:
        'I dette spil havde gevinster en vis virkning på dig, men lidt mindre end på de fleste. Du blev ofte ved en bunke, men et tab kunne få dig på andre tanker.',
    },
    medium_high: {
      low_betap_low_apun:
        'I dette spil påvirkede gevinster tydeligt dit næste valg. Du skiftede gerne bunke, og tab betød mindre for dig end gevinster.',
      low_betap_high_apun:
        'I dette spil påvirkede gevinster tydeligt dit næste valg, og det gjorde tab også. Du skiftede gerne bunke og lod dig lede af de seneste kort.',
      high_betap_low_apun:
        'I dette spil påvirkede gevinster tydeligt dit næste valg. Når en bunke havde givet godt, blev du ved den, også når den bagefter kostede dig point.',
      high_betap_high_apun:
        'I dette spil påvirkede gevinster tydeligt dit næste valg. Du blev gerne ved en bunke, der havde givet godt, og et tab fik dig til at se på den igen.',
    },
    high: {
      low_betap_low_apun:
        'I dette spil havde en gevinst stor virkning på dit næste valg. Du fulgte nye gevinster fra bunke til bunke, og tab holdt dig ikke meget tilbage.',
      low_betap_high_apun:
        'I dette spil havde både gevinster og tab stor virkning på dit næste valg. Du gik fra bunke til bunke med hvert nyt kort.',
      high_betap_low_apun:
        'I dette spil havde en gevinst stor virkning på dit næste valg. Du blev ved en bunke, der lige havde givet godt, og tab i den ændrede ikke meget.',
      high_betap_high_apun:
        'I dette spil havde en gevinst stor virkning på dit næste valg. Du blev ved en bunke, der lige havde givet godt, indtil der kom et tab.',
    },
  },
  apun: {
    low: {
      low_betap:
        'I dette spil påvirkede tab dine valg mindre end hos de fleste. Når du skiftede bunke, var det sjældent på grund af et tab.',
      medium_betap: 'I dette spil påvirkede tab dine valg mindre end hos de fleste. Efter et tab fortsatte du stort set som før.',
      high_betap:
        'I dette spil påvirkede tab dine valg mindre end hos de fleste. Du blev ofte ved en bunke, selv om den havde kostet dig point.',
    },
    high: {
      low_betap: 'I dette spil havde tab stor virkning på dine valg. Efter et tab prøvede du hurtigt en anden bunke.',
      medium_betap: 'I dette spil havde tab stor virkning på dine valg. Du så, hvad hver bunke kostede dig, og ændrede ofte din plan.',
      high_betap:
        'I dette spil havde tab stor virkning på dine valg. Du blev gerne ved en bunke, men et tab kunne få dig til at forlade den.',
    },
  },
  betaF: {
    very_low: 'I dette spil betød det næsten intet for dig, hvor ofte en bunke gav gevinst. Du så på, hvor meget du vandt eller tabte.',
    low: 'I dette spil betød det mindre for dig end for de fleste, hvor ofte en bunke gav gevinst. Størrelsen af gevinster og tab betød mere.',
    medium: 'I dette spil betød det omtrent lige så meget for dig som for de fleste, hvor ofte en bunke gav gevinst.',
    high: 'I dette spil kunne du godt lide bunker, der ofte giver gevinst. Så er det let at overse store tab, der kommer sjældent.',
    very_high: 'I dette spil foretrak du klart bunker, der ofte giver gevinst. Mange små gevinster kan skjule ét stort tab.',
  },
  betaP: {
    very_low: 'I dette spil skiftede du bunke meget ofte. Du vendte sjældent mange kort i træk fra samme bunke.',
    low: 'I dette spil skiftede du bunke oftere end de fleste.',
    medium: 'I dette spil blev du ved en bunke omtrent lige så ofte som de fleste.',
    high: 'I dette spil blev du som regel ved en bunke, når du først havde valgt den.',
    very_high:
      'I dette spil blev du ved den samme bunke meget længe. Når du spiller om penge, kan det hjælpe at beslutte på forhånd, hvornår du stopper.',
  },
  learnMore: {
    title: 'Hvad dit resultat betyder',
    score: {
      title: 'Risikoscoren',
      text: 'Scoren går fra 0 til 100. En høj score betyder, at du traf mere risikable valg i dette spil: Du tog ofte bunker, der koster point i det lange løb, gik tilbage til dem efter et tab, eller lod dig kun påvirke lidt af tab. Den siger intet om dig som menneske.',
    },
    range: {
      title: 'Det sandsynlige område',
      text: 'Ét enkelt spil på tre minutter kan ikke måle dig præcist. Hvis du spiller igen, kan din score blive omkring 9 point højere eller lavere, og du kan havne i en anden gruppe.',
    },
    comparison: {
      title: 'Sammenligningen',
      text: 'Vi sammenligner dig med {n|number} personer, der har spillet et spil af denne slags. De deltog i forskning og blev ikke udvalgt, fordi de spiller om penge.',
    },
    profile: {
      title: 'Beslutningsprofilen',
      text: 'Hvert mål er beregnet ud fra rækkefølgen af dine valg, gevinster og tab. Det brede bånd viser, hvor den sande værdi sandsynligvis ligger. “Tæt på næste niveau” betyder, at det næste niveau også er muligt.',
    },
    limits: {
      title: 'Hvad testen ikke kan sige',
      text: 'Dette er et fingerpeg fra ét enkelt spil på tre minutter om point, ikke en diagnose. Testen er aldrig blevet sammenholdt med diagnosen ludomani. En lav score udelukker ikke et problem.',
    },
    help: {
      title: 'Hvis du er bekymret for spil',
      text: 'Uanset din score: Hvis du er bekymret for dit eget spil eller en andens, så tal med en, du stoler på, eller med en hjælpelinje.',
    },
    methodCard: 'Læs, hvordan testen er afprøvet',
  },
} satisfies NamespaceProfileTranslation
