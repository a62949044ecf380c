import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Je resultaat',
  yourScore: 'Je score',
  guessLabel: 'Inschatting {guess}',
  range: 'Waarschijnlijk bereik, {low} tot {high}',
  lowRisk: 'Laag risico',
  highRisk: 'Hoog risico',
  gauge: 'Risicoscore {score} van 100, waarschijnlijk tussen {low} en {high}. Je inschatting was {guess}.',
  scoreAndGuess: 'Je inschatting was {guess} en je risicoscore is {score}.',
  categories: {
    'low-risk': {
      name: 'Laag risico',
      text: 'In dit spel had je gedrag een laag risico (niet riskant).',
    },
    'medium-risk': {
      name: 'Gemiddeld risico',
      text: 'In dit spel had je gedrag een gemiddeld risico.',
    },
    risky: {
      name: 'Riskant',
      text: 'In dit spel was je gedrag riskant.',
    },
    'high-risk': {
      name: 'Hoog risico',
      text: 'In dit spel had je gedrag een hoog risico.',
    },
  },
  nearBorder: 'dicht bij het volgende niveau',
  categoryNearBorder: 'Je score ligt dicht bij het volgende niveau. Als je nog eens speelt, kun je in een andere komen.',
  guesses: {
    very_low_guess: {
      title: 'Je speelde met veel meer risico dan je dacht',
      text: 'In dit spel koos je de riskante stapels veel vaker dan je dacht.',
    },
    low_guess: {
      title: 'Je speelde met meer risico dan je dacht',
      text: 'In dit spel koos je de riskante stapels iets vaker dan je dacht.',
    },
    good_guess: {
      title: 'Je kent je spel goed',
      text: 'Je inschatting lag dicht bij je score. Je zag je eigen spel in deze ronde helder.',
    },
    high_guess: {
      title: 'Je speelde met minder risico dan je dacht',
      text: 'In dit spel koos je de riskante stapels iets minder vaak dan je dacht.',
    },
    very_high_guess: {
      title: 'Je speelde met veel minder risico dan je dacht',
      text: 'In dit spel koos je de riskante stapels veel minder vaak dan je dacht.',
    },
  },
  indication:
    'Dit is een aanwijzing uit één kort spel om punten, geen diagnose. Als je nog eens speelt, kan je score ongeveer 9 punten hoger of lager uitvallen.',
  finalScore: 'Eindscore',
  finalScoreText: 'Je begon met {start|money} en draaide alle 80 kaarten om.',
  percentile: 'Vergeleken met anderen',
  percentileHigher: 'Je risicoscore is hoger dan die van {share|percent} van de spelers met wie hij is vergeleken.',
  percentileLower: 'Je risicoscore is lager dan die van {share|percent} van de spelers met wie hij is vergeleken.',
  dots: 'Elke stip is één speler op de honderd, en de stip met een ring ben jij.',
  comparedVolunteers: 'Vergeleken met {n|number} vrijwilligers uit wetenschappelijk onderzoek.',
  comparedPlayers: 'Vergeleken met {n|number} mensen die deze test hier deden.',
  profile: 'Je beslisprofiel',
  profileTextFour:
    'Vier patronen die we in je 80 keuzes zagen. De stip is de meest waarschijnlijke waarde, en het brede vlak laat zien waar de echte waarde waarschijnlijk ligt.',
  profileTextTwo:
    'Twee patronen die we in je 80 keuzes zagen. De stip is de meest waarschijnlijke waarde, en het brede vlak laat zien waar de echte waarde waarschijnlijk ligt.',
  measure: '{level}: ongeveer {value} van 100, waarschijnlijk tussen {low} en {high}',
  quiteSure: 'behoorlijk zeker',
  fairlySure: 'redelijk zeker',
  notSure: 'niet erg zeker',
  quality: {
    title: 'Wees voorzichtig met dit resultaat',
    one_deck: 'De meeste van je kaarten kwamen van één stapel, dus over de andere valt weinig te zeggen.',
    too_fast: 'Je draaide veel kaarten heel snel om. Met meer tijd per keuze zegt het resultaat meer over jou.',
    random_play: 'Je keuzes volgden geen patroon dat we konden herkennen, dus je gewoonten zijn niet van toeval te onderscheiden.',
  },
  seeAdvice: 'Bekijk adviezen',
  learnMore: 'Meer lezen',
  savePdf: 'Rapport opslaan als pdf',
  emailReport: 'Rapport e-mailen',
  share: 'Rapport delen',
} satisfies Translation['feedback']
