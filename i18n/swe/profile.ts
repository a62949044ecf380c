import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Känslighet för vinster', explanation: 'Hur mycket en vinst påverkar ditt nästa val.' },
    apun: { name: 'Känslighet för förluster', explanation: 'Hur mycket en förlust påverkar ditt nästa val.' },
    betaF: {
      name: 'Känslighet för hur ofta man vinner',
      explanation:
        'Hur mycket det betyder för dig om ett kort ger vinst eller förlust, snarare än hur många poäng det är. Att byta korthög efter en förlust pekar åt det hållet.',
    },
    betaP: {
      name: 'Att hålla sig till en korthög',
      explanation: 'I vilken grad du håller dig till en korthög när du väl har valt den.',
    },
  },
  levels: {
    arew: { low: 'Låg', medium_low: 'Ganska låg', medium_high: 'Ganska hög', high: 'Hög' },
    apun: { low: 'Låg', high: 'Hög' },
    betaF: { very_low: 'Mycket låg', low: 'Låg', medium: 'Medel', high: 'Hög', very_high: 'Mycket hög' },
    betaP: { very_low: 'Mycket sällan', low: 'Sällan', medium: 'Ibland', high: 'Ofta', very_high: 'Mycket ofta' },
  },
  placed: {
    top: 'Den hör till de högsta {share|percent}.',
    bottom: 'Den hör till de lägsta {share|percent}.',
  },
  claims: {
    verdict_low_risk: 'I det här spelet motsvarar din riskpoäng en låg risk (inte riskfyllt).',
    verdict_medium_risk: 'I det här spelet motsvarar din riskpoäng en medelhög risk.',
    verdict_risky: 'I det här spelet motsvarar din riskpoäng ett riskfyllt spelsätt.',
    verdict_high_risk: 'I det här spelet motsvarar din riskpoäng en hög risk.',
    verdict_repeat:
      'I simulerade spel som ditt, men med andra kort, ligger ungefär 8 av 10 resultat mellan {low} och {high}. Ungefär {same} av 100 ger samma risknivå.',
    verdict_towards_middle:
      'En riskpoäng så långt från mitten beror delvis på slumpen. I simulerade spel som ditt hamnar den för det mesta närmare mitten, utan att spelaren har förändrats.',
    verdict_higher_than: 'Din riskpoäng är högre än hos {share|percent} av personerna i jämförelsen.',
    verdict_lower_than: 'Din riskpoäng är lägre än hos {share|percent} av personerna i jämförelsen.',
    part_losing_cards:
      '{cards} av dina sista 60 kort kom från de två förlusthögarna, som kostar poäng i längden. Hälften av de frivilliga tog {median} eller färre.',
    part_losses_less:
      'I det här spelet påverkade förluster ditt nästa val mindre än för hälften av de frivilliga. Du bytte korthög efter {left_losses} av {losses} {{förlust|förluster}} och efter {left_wins} av {wins} {{vinst|vinster}}.',
    part_losses_more:
      'I det här spelet påverkade förluster ditt nästa val mer än för hälften av de frivilliga. Du bytte korthög efter {left_losses} av {losses} {{förlust|förluster}} och efter {left_wins} av {wins} {{vinst|vinster}}.',
    part_losses_little:
      'I det här spelet spelade det liten roll för ditt nästa val om du hade vunnit eller förlorat. Du bytte korthög efter {left_losses} av {losses} {{förlust|förluster}} och efter {left_wins} av {wins} {{vinst|vinster}}.',
    part_losses_much:
      'I det här spelet spelade det stor roll för ditt nästa val om du hade vunnit eller förlorat. Du bytte korthög efter {left_losses} av {losses} {{förlust|förluster}} och efter {left_wins} av {wins} {{vinst|vinster}}.',
    part_losses_neutral:
      'Du bytte korthög efter {left_losses} av {losses} {{förlust|förluster}} och efter {left_wins} av {wins} {{vinst|vinster}}.',
    part_at_most: 'Med {cards} av 60 kort från de här korthögarna kan riskpoängen vara högst {limit}.',
    part_at_least: 'Med {cards} av 60 kort från de här korthögarna är riskpoängen minst {limit}.',
    guess_very_low: 'I det här spelet låg din gissning ({guess}) långt under din riskpoäng ({score}).',
    guess_low: 'I det här spelet låg din gissning ({guess}) under din riskpoäng ({score}).',
    guess_good: 'I det här spelet låg din gissning så nära som ett enda spel kan visa: du gissade {guess} och din riskpoäng är {score}.',
    guess_high: 'I det här spelet låg din gissning ({guess}) över din riskpoäng ({score}).',
    guess_very_high: 'I det här spelet låg din gissning ({guess}) långt över din riskpoäng ({score}).',
    guess_numbers: 'I det här spelet var din gissning {guess} och din riskpoäng är {score}.',
    habit_arew_low_low_betap_low_apun:
      'Du bytte korthög oftare än hälften av de frivilliga, för det mesta även efter en vinst. I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_low_low_betap_high_apun:
      'Du bytte korthög oftare än hälften av de frivilliga, men efter en vinst stannade du för det mesta. I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_low_high_betap_low_apun:
      'Du bytte korthög mer sällan än hälften av de frivilliga, men efter en vinst bytte du för det mesta. I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_low_high_betap_high_apun:
      'Du bytte korthög mer sällan än hälften av de frivilliga, och efter en vinst stannade du för det mesta. I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_medium_low_low_betap_low_apun:
      'I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög oftare än hälften av de frivilliga, för det mesta även efter en vinst.',
    habit_arew_medium_low_low_betap_high_apun:
      'I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög oftare än hälften av de frivilliga, men efter en vinst stannade du för det mesta.',
    habit_arew_medium_low_high_betap_low_apun:
      'I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög mer sällan än hälften av de frivilliga, men efter en vinst bytte du för det mesta.',
    habit_arew_medium_low_high_betap_high_apun:
      'I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög mer sällan än hälften av de frivilliga, och efter en vinst stannade du för det mesta.',
    habit_arew_medium_high_low_betap_low_apun:
      'I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög oftare än hälften av de frivilliga, för det mesta även efter en vinst.',
    habit_arew_medium_high_low_betap_high_apun:
      'I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög oftare än hälften av de frivilliga, men efter en vinst stannade du för det mesta.',
    habit_arew_medium_high_high_betap_low_apun:
      'I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög mer sällan än hälften av de frivilliga, men efter en vinst bytte du för det mesta.',
    habit_arew_medium_high_high_betap_high_apun:
      'I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga. Du bytte korthög mer sällan än hälften av de frivilliga, och efter en vinst stannade du för det mesta.',
    habit_arew_high_low_betap_low_apun:
      'Du bytte korthög oftare än hälften av de frivilliga, för det mesta även efter en vinst. I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_high_low_betap_high_apun:
      'Du bytte korthög oftare än hälften av de frivilliga, men efter en vinst stannade du för det mesta. I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_high_high_betap_low_apun:
      'Du bytte korthög mer sällan än hälften av de frivilliga, men efter en vinst bytte du för det mesta. I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_high_high_betap_high_apun:
      'Du bytte korthög mer sällan än hälften av de frivilliga, och efter en vinst stannade du för det mesta. I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_low: 'I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_medium_low:
      'I det här spelet gjorde en vinst eller en förlust mindre skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_medium_high:
      'I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_high:
      'I det här spelet gjorde en vinst eller en förlust större skillnad för ditt nästa val än för hälften av de frivilliga.',
    habit_arew_neutral: 'Dina val som helhet pekar åt det här hållet. Inget enskilt tal visar det tydligt.',
    habit_arew_split: 'Dina val passar in i mer än ett mönster, så vi anger ingen nivå. Ett spel till kan ge ett tydligare svar.',
    habit_apun_low_low_betap:
      'I det här spelet påverkade förluster ditt nästa val mindre än för hälften av de frivilliga. Du bytte korthög oftare än hälften av de frivilliga: {changes} av 79 gånger.',
    habit_apun_low_medium_betap:
      'I det här spelet påverkade förluster ditt nästa val mindre än för hälften av de frivilliga. Du bytte korthög ungefär lika ofta som den mittersta hälften av de frivilliga: {changes} av 79 gånger.',
    habit_apun_low_high_betap:
      'I det här spelet påverkade förluster ditt nästa val mindre än för hälften av de frivilliga. Du bytte korthög mer sällan än hälften av de frivilliga: {changes} av 79 gånger.',
    habit_apun_high_low_betap:
      'I det här spelet påverkade förluster ditt nästa val mer än för hälften av de frivilliga. Du bytte korthög oftare än hälften av de frivilliga: {changes} av 79 gånger.',
    habit_apun_high_medium_betap:
      'I det här spelet påverkade förluster ditt nästa val mer än för hälften av de frivilliga. Du bytte korthög ungefär lika ofta som den mittersta hälften av de frivilliga: {changes} av 79 gånger.',
    habit_apun_high_high_betap:
      'I det här spelet påverkade förluster ditt nästa val mer än för hälften av de frivilliga. Du bytte korthög mer sällan än hälften av de frivilliga: {changes} av 79 gånger.',
    habit_apun_low: 'I det här spelet påverkade förluster ditt nästa val mindre än för hälften av de frivilliga.',
    habit_apun_high: 'I det här spelet påverkade förluster ditt nästa val mer än för hälften av de frivilliga.',
    habit_apun_little: 'I det här spelet spelade det liten roll för ditt nästa val om du hade vunnit eller förlorat.',
    habit_apun_much: 'I det här spelet spelade det stor roll för ditt nästa val om du hade vunnit eller förlorat.',
    habit_apun_neutral: 'Dina val som helhet pekar åt det här hållet. Inget enskilt tal visar det tydligt.',
    habit_apun_split: 'Dina val passar in i mer än ett mönster, så vi anger ingen nivå. Ett spel till kan ge ett tydligare svar.',
    habit_betaF_very_low:
      'I det här spelet bytte du korthög efter en förlust mer sällan än hälften av de frivilliga. Du stannade {stayed_losses} av {losses} {{gång|gånger}}.',
    habit_betaF_low:
      'I det här spelet stannade du vid samma korthög efter en förlust oftare än hälften av de frivilliga: {stayed_losses} av {losses} {{gång|gånger}}.',
    habit_betaF_medium:
      'I det här spelet bytte du för det mesta korthög efter en förlust, som de flesta frivilliga. Du stannade {stayed_losses} av {losses} {{gång|gånger}}.',
    habit_betaF_high:
      'I det här spelet bytte du korthög efter en förlust oftare än hälften av de frivilliga. Du stannade {stayed_losses} av {losses} {{gång|gånger}}.',
    habit_betaF_very_high:
      'I det här spelet stannade du vid samma korthög efter en förlust mer sällan än hälften av de frivilliga: {stayed_losses} av {losses} {{gång|gånger}}.',
    habit_betaF_neutral: 'Dina val som helhet pekar åt det här hållet. Inget enskilt tal visar det tydligt.',
    habit_betaF_split: 'Dina val passar in i mer än ett mönster, så vi anger ingen nivå. Ett spel till kan ge ett tydligare svar.',
    habit_betaP_very_low: 'I det här spelet bytte du korthög mycket ofta: {changes} av 79 gånger.',
    habit_betaP_low: 'I det här spelet bytte du korthög oftare än hälften av de frivilliga: {changes} av 79 gånger.',
    habit_betaP_medium:
      'I det här spelet bytte du korthög ungefär lika ofta som den mittersta hälften av de frivilliga: {changes} av 79 gånger.',
    habit_betaP_high: 'I det här spelet bytte du korthög mer sällan än hälften av de frivilliga: {changes} av 79 gånger.',
    habit_betaP_very_high: 'I det här spelet höll du dig länge till en korthög. Din längsta svit var {run} kort.',
    habit_betaP_neutral: 'Dina val som helhet pekar åt det här hållet. Inget enskilt tal visar det tydligt.',
    habit_betaP_split: 'Dina val passar in i mer än ett mönster, så vi anger ingen nivå. Ett spel till kan ge ett tydligare svar.',
    count_one_deck: 'De flesta av dina kort kom från en korthög, så de andra säger inte mycket.',
    count_too_fast:
      'Du tog hälften av dina kort mindre än {seconds|number} {{sekund|sekunder}} efter att du kunde läsa det förra. I den takten visar korten inte mycket om hur du väljer.',
    count_random_play: 'Vår metod förklarar inte dina val bättre än slumpen, så vi drar inga slutsatser av dem.',
    count_scripted: 'Tiderna för dina kort stämmer inte överens. Det kan hända när ett program spelar, så vi drar inga slutsatser.',
    count_losing_cards: '{cards} av dina sista 60 kort kom från de två förlusthögarna, som kostar poäng i längden.',
    count_stays:
      'Du höll dig till korthögen {stayed_wins} av {wins} {{gång|gånger}} efter en vinst och {stayed_losses} av {losses} {{gång|gånger}} efter en förlust.',
    count_changes: 'Du bytte korthög {changes} av 79 möjliga gånger. Din längsta svit från en och samma korthög var {run} kort.',
  },
  learnMore: {
    title: 'Vad ditt resultat betyder',
    score: {
      title: 'Riskpoängen',
      text: 'Riskpoängen går från 0 till 100. Den har två delar: hur många av dina sista 60 kort som kom från de två förlusthögarna och hur mycket förluster påverkade ditt nästa val. Förlusthögar kostar poäng i längden. En högre riskpoäng betyder mer riskfyllda val i det här spelet. Den säger inget om dig som person.',
    },
    range: {
      title: 'Om du spelar igen',
      text: 'Ett enda spel kan inte ge ett exakt mått. I simulerade spel som ditt, men med andra kort, blir riskpoängen vanligen omkring 10 högre eller lägre. Ju längre från mitten den ligger, desto större blir ändringen. Verkliga upprepningar skiljer sig mer: man spelar inte likadant varje dag, och en ändring på 13 poäng är vanlig.',
    },
    comparison: {
      title: 'Jämförelsen',
      text: 'Vi jämför dig med {n|number} personer som har spelat ett spel av det här slaget. De deltog i forskning. Om de spelar om pengar hade ingen betydelse för urvalet.',
    },
    profile: {
      title: 'Beslutsprofilen',
      text: 'Varje mått räknas fram ur ordningen på dina val, vinster och förluster. Det skuggade området visar var det sanna värdet troligen ligger. En nivå anges bara där dina val gör den trolig.',
    },
    limits: {
      title: 'Vad testet inte kan säga',
      text: 'Det här är en fingervisning från ett enda kortspel på tre minuter, ingen diagnos. Testet har aldrig jämförts med diagnosen hasardspelsyndrom.',
      low: 'En låg riskpoäng utesluter inte ett problem.',
    },
    help: {
      title: 'Om du är orolig för spel om pengar',
      text: 'Vilken riskpoäng du än fick: om du är orolig för ditt eget eller någon annans spel om pengar, prata med någon du litar på eller ring en stödlinje.',
    },
    methodCard: 'Läs hur testet har prövats',
  },
} satisfies Messages['profile']
