import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Känslighet för vinster',
      explanation: 'Hur mycket en vinst påverkar ditt nästa val.',
    },
    apun: {
      name: 'Känslighet för förluster',
      explanation: 'Hur mycket en förlust påverkar ditt nästa val.',
    },
    betaF: {
      name: 'Känslighet för hur ofta man vinner',
      explanation: 'Hur mycket det betyder för dig att en korthög ofta ger vinst, även om vinsterna är små.',
    },
    betaP: {
      name: 'Att hålla sig till en korthög',
      explanation: 'Hur mycket du brukar hålla dig till en korthög när du väl har valt den.',
    },
  },
  levels: {
    arew: {
      low: 'Låg',
      medium_low: 'Ganska låg',
      medium_high: 'Ganska hög',
      high: 'Hög',
    },
    apun: {
      low: 'Låg',
      high: 'Hög',
    },
    betaF: {
      very_low: 'Mycket låg',
      low: 'Låg',
      medium: 'Medel',
      high: 'Hög',
      very_high: 'Mycket hög',
    },
    betaP: {
      very_low: 'Mycket låg',
      low: 'Låg',
      medium: 'Medel',
      high: 'Hög',
      very_high: 'Mycket hög',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'I det här spelet påverkade varken vinster eller förluster särskilt mycket hur du valde. Du bytte mellan korthögarna och följde din egen plan mer än det senaste kortet.',
      low_betap_high_apun:
        'I det här spelet påverkade vinster inte särskilt mycket hur du valde, men det gjorde förluster. Du bytte mellan korthögarna och lämnade snart en korthög som kostade dig poäng.',
      high_betap_low_apun:
        'I det här spelet påverkade varken vinster eller förluster särskilt mycket hur du valde. När du hade valt en korthög höll du dig oftast till den.',
      high_betap_high_apun:
        'I det här spelet påverkade vinster inte särskilt mycket hur du valde. Du höll dig oftast till en korthög tills en förlust fick dig att tänka om.',
    },
    medium_low: {
      low_betap_low_apun:
        'I det här spelet lockade vinster dig en del, men lite mindre än de lockar de flesta. Du provade olika korthögar, och en förlust höll dig inte tillbaka länge.',
      low_betap_high_apun:
        'I det här spelet lockade vinster dig en del, men lite mindre än de lockar de flesta. Du provade olika korthögar och lade märke till förluster.',
      high_betap_low_apun:
        'I det här spelet lockade vinster dig en del, men lite mindre än de lockar de flesta. Du höll dig ofta till en korthög, även när den hade kostat dig poäng.',
      high_betap_high_apun:
        'I det här spelet lockade vinster dig en del, men lite mindre än de lockar de flesta. Du höll dig ofta till en korthög, men en förlust kunde få dig att ändra dig.',
    },
    medium_high: {
      low_betap_low_apun:
        'I det här spelet påverkade vinster tydligt ditt nästa val. Du bytte gärna hög, och förluster betydde mindre för dig än vinster.',
      low_betap_high_apun:
        'I det här spelet påverkade vinster tydligt ditt nästa val, och det gjorde förluster också. Du bytte gärna hög och lät de senaste korten leda dig.',
      high_betap_low_apun:
        'I det här spelet påverkade vinster tydligt ditt nästa val. När en korthög hade gett mycket höll du dig till den, även efter att den hade kostat dig poäng.',
      high_betap_high_apun:
        'I det här spelet påverkade vinster tydligt ditt nästa val. Du höll dig gärna till en korthög som hade gett mycket, och en förlust fick dig att titta en gång till.',
    },
    high: {
      low_betap_low_apun:
        'I det här spelet hade en vinst stor effekt på ditt nästa val. Du följde nya vinster från hög till hög, och förluster bromsade dig inte mycket.',
      low_betap_high_apun:
        'I det här spelet hade både vinster och förluster stor effekt på ditt nästa val. Du gick från hög till hög med varje nytt kort.',
      high_betap_low_apun:
        'I det här spelet hade en vinst stor effekt på ditt nästa val. Du höll dig till en korthög som just hade gett mycket, och förluster där ändrade inte mycket.',
      high_betap_high_apun:
        'I det här spelet hade en vinst stor effekt på ditt nästa val. Du höll dig till en korthög som just hade gett mycket tills det kom en förlust.',
    },
  },
  apun: {
    low: {
      low_betap:
        'I det här spelet påverkade förluster dina val mindre än för de flesta. När du bytte hög var det sällan på grund av en förlust.',
      medium_betap:
        'I det här spelet påverkade förluster dina val mindre än för de flesta. Efter en förlust fortsatte du ungefär som förut.',
      high_betap:
        'I det här spelet påverkade förluster dina val mindre än för de flesta. Du höll dig ofta till en korthög fast den hade kostat dig poäng.',
    },
    high: {
      low_betap: 'I det här spelet hade förluster stor effekt på dina val. Efter en förlust provade du snabbt en annan korthög.',
      medium_betap: 'I det här spelet hade förluster stor effekt på dina val. Du såg vad varje hög kostade dig och ändrade ofta din plan.',
      high_betap:
        'I det här spelet hade förluster stor effekt på dina val. Du höll dig gärna till en korthög, men en förlust kunde få dig att lämna den.',
    },
  },
  betaF: {
    very_low:
      'I det här spelet spelade det nästan ingen roll för dig hur ofta en korthög gav vinst. Du såg på hur mycket du vann eller förlorade.',
    low: 'I det här spelet betydde det mindre för dig än för de flesta hur ofta en korthög gav vinst. Storleken på vinster och förluster betydde mer.',
    medium: 'I det här spelet betydde det ungefär lika mycket för dig som för de flesta hur ofta en korthög gav vinst.',
    high: 'I det här spelet tyckte du om korthögar som ofta ger vinst. Då är det lätt att missa stora förluster som kommer sällan.',
    very_high: 'I det här spelet föredrog du klart korthögar som ofta ger vinst. Många små vinster kan dölja en stor förlust.',
  },
  betaP: {
    very_low: 'I det här spelet bytte du hög mycket ofta. Du vände sällan många kort i rad från samma korthög.',
    low: 'I det här spelet bytte du hög oftare än de flesta.',
    medium: 'I det här spelet höll du dig till en korthög ungefär lika ofta som de flesta.',
    high: 'I det här spelet höll du dig oftast till en korthög när du väl hade valt den.',
    very_high:
      'I det här spelet höll du dig mycket länge till samma korthög. När du spelar om pengar kan det hjälpa att bestämma i förväg när du ska sluta.',
  },
  learnMore: {
    title: 'Vad ditt resultat betyder',
    score: {
      title: 'Riskpoängen',
      text: 'Poängen går från 0 till 100. En hög poäng betyder att du gjorde mer riskfyllda val i det här spelet: du tog ofta korthögar som kostar poäng i längden, gick tillbaka till dem efter en förlust eller påverkades ganska lite av förluster. Den säger inget om dig som person.',
    },
    range: {
      title: 'Det troliga intervallet',
      text: 'Ett enda spel på tre minuter kan inte mäta dig exakt. Om du spelar igen kan din riskpoäng bli ungefär 9 poäng högre eller lägre, och du kan hamna i en annan grupp.',
    },
    comparison: {
      title: 'Jämförelsen',
      text: 'Vi jämför dig med {n|number} personer som har spelat ett spel av det här slaget. De deltog i forskning och valdes inte ut för att de spelar om pengar.',
    },
    profile: {
      title: 'Beslutsprofilen',
      text: 'Varje mått räknas ut från ordningen på dina val, vinster och förluster. Det skuggade området visar var det sanna värdet troligen ligger. ”Nära nästa nivå” betyder att nästa nivå också är möjlig.',
    },
    limits: {
      title: 'Vad testet inte kan säga',
      text: 'Det här är en fingervisning från ett enda spel på tre minuter om poäng, ingen diagnos. Testet har aldrig jämförts med diagnosen hasardspelsyndrom. En låg poäng utesluter inte problem.',
    },
    help: {
      title: 'Om du är orolig för spelande',
      text: 'Vilken poäng du än fick: om du är orolig för ditt eget eller någon annans spelande, prata med någon du litar på eller med en stödlinje.',
    },
    methodCard: 'Läs hur testet har prövats',
  },
} satisfies NamespaceProfileTranslation
