import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Rezultatul tău',
  yourScore: 'Scorul tău',
  guessLabel: 'Estimare {guess}',
  range: 'Interval probabil, de la {low} la {high}',
  lowRisk: 'Risc scăzut',
  highRisk: 'Risc ridicat',
  gauge: 'Scor de risc {score} din 100, probabil între {low} și {high}. Estimarea ta a fost {guess}.',
  scoreAndGuess: 'Estimarea ta a fost {guess}, iar scorul tău de risc este {score}.',
  categories: {
    'low-risk': {
      name: 'Risc scăzut',
      text: 'În acest joc ai arătat un comportament cu risc scăzut (neriscant).',
    },
    'medium-risk': {
      name: 'Risc mediu',
      text: 'În acest joc ai arătat un comportament cu risc mediu.',
    },
    risky: {
      name: 'Riscant',
      text: 'În acest joc ai arătat un comportament riscant.',
    },
    'high-risk': {
      name: 'Risc ridicat',
      text: 'În acest joc ai arătat un comportament cu risc ridicat.',
    },
  },
  nearBorder: 'aproape de nivelul următor',
  categoryNearBorder: 'Scorul tău este aproape de nivelul următor. Dacă joci din nou, poți ajunge în alta.',
  guesses: {
    very_low_guess: {
      title: 'Ai jucat mult mai riscant decât credeai',
      text: 'În acest joc ai ales pachetele riscante mult mai des decât credeai.',
    },
    low_guess: {
      title: 'Ai jucat mai riscant decât credeai',
      text: 'În acest joc ai ales pachetele riscante puțin mai des decât credeai.',
    },
    good_guess: {
      title: 'Îți cunoști bine jocul',
      text: 'Estimarea ta a fost aproape de scor. În acest joc ai văzut limpede cum ai jucat.',
    },
    high_guess: {
      title: 'Ai jucat mai puțin riscant decât credeai',
      text: 'În acest joc ai ales pachetele riscante puțin mai rar decât credeai.',
    },
    very_high_guess: {
      title: 'Ai jucat mult mai puțin riscant decât credeai',
      text: 'În acest joc ai ales pachetele riscante mult mai rar decât credeai.',
    },
  },
  indication:
    'Este un indiciu dintr-un singur joc scurt cu puncte, nu un diagnostic. Dacă joci din nou, scorul se poate schimba cu aproximativ 9 puncte în sus sau în jos.',
  finalScore: 'Punctaj final',
  finalScoreText: 'Ai început cu {start|money} și ai întors toate cele 80 de cărți.',
  percentile: 'În comparație cu alții',
  percentileHigher: 'Scorul tău de risc este mai mare decât scorul a {share|percent} dintre jucătorii cu care a fost comparat.',
  percentileLower: 'Scorul tău de risc este mai mic decât scorul a {share|percent} dintre jucătorii cu care a fost comparat.',
  dots: 'Fiecare punct este un jucător dintr-o sută, iar punctul încercuit ești tu.',
  comparedVolunteers: 'Comparație cu {n|number} {{voluntari|voluntar|voluntari|voluntari|voluntari|de voluntari}} din cercetare.',
  comparedPlayers: 'Comparație cu {n|number} {{persoane|persoană|persoane|persoane|persoane|de persoane}} care au făcut testul aici.',
  profile: 'Profilul tău de decizie',
  profileTextFour:
    'Patru obiceiuri care se văd în cele 80 de alegeri ale tale. Punctul este valoarea cea mai probabilă, iar zona umbrită arată unde se află cel mai probabil valoarea reală.',
  profileTextTwo:
    'Două obiceiuri care se văd în cele 80 de alegeri ale tale. Punctul este valoarea cea mai probabilă, iar zona umbrită arată unde se află cel mai probabil valoarea reală.',
  measure: '{level}: aproximativ {value} din 100, probabil între {low} și {high}',
  quiteSure: 'probabil',
  fairlySure: 'destul de sigur',
  notSure: 'nu prea sigur',
  quality: {
    title: 'Citește acest rezultat cu prudență',
    one_deck: 'Cele mai multe cărți au venit dintr-un singur pachet, așa că despre celelalte aflăm puțin.',
    too_fast: 'Ai întors multe cărți foarte repede. Cu mai mult timp pentru fiecare alegere, rezultatul spune mai multe despre tine.',
    random_play: 'Alegerile tale nu au urmat un tipar pe care să-l recunoaștem, așa că obiceiurile tale nu pot fi deosebite de hazard.',
  },
  seeAdvice: 'Vezi sfaturile',
  learnMore: 'Află mai multe',
  savePdf: 'Salvează raportul ca PDF',
  emailReport: 'Trimite raportul prin e-mail',
  share: 'Distribuie raportul',
} satisfies Translation['feedback']
