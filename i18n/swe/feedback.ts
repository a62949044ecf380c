import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Ditt resultat',
  yourScore: 'Din poäng',
  guessLabel: 'Gissning {guess}',
  range: 'Troligt intervall, {low} till {high}',
  lowRisk: 'Låg risk',
  highRisk: 'Hög risk',
  gauge: 'Riskpoäng {score} av 100, troligen mellan {low} och {high}. Din gissning var {guess}.',
  scoreAndGuess: 'Din gissning var {guess} och din riskpoäng är {score}.',
  categories: {
    'low-risk': {
      name: 'Låg risk',
      text: 'I det här spelet visade du ett beteende med låg risk (inte riskfyllt).',
    },
    'medium-risk': {
      name: 'Medelhög risk',
      text: 'I det här spelet visade du ett beteende med medelhög risk.',
    },
    risky: {
      name: 'Riskfyllt',
      text: 'I det här spelet visade du ett riskfyllt beteende.',
    },
    'high-risk': {
      name: 'Hög risk',
      text: 'I det här spelet visade du ett beteende med hög risk.',
    },
  },
  nearBorder: 'nära nästa nivå',
  categoryNearBorder: 'Din poäng ligger nära nästa nivå. Om du spelar igen kan du hamna i en annan.',
  guesses: {
    very_low_guess: {
      title: 'Du spelade med mycket mer risk än du trodde',
      text: 'I det här spelet valde du de riskfyllda korthögarna betydligt oftare än du trodde.',
    },
    low_guess: {
      title: 'Du spelade med mer risk än du trodde',
      text: 'I det här spelet valde du de riskfyllda korthögarna något oftare än du trodde.',
    },
    good_guess: {
      title: 'Du känner ditt spel väl',
      text: 'Din gissning var nära din poäng. Du såg ditt eget spel klart den här gången.',
    },
    high_guess: {
      title: 'Du spelade med mindre risk än du trodde',
      text: 'I det här spelet valde du de riskfyllda korthögarna något mer sällan än du trodde.',
    },
    very_high_guess: {
      title: 'Du spelade med mycket mindre risk än du trodde',
      text: 'I det här spelet valde du de riskfyllda korthögarna betydligt mer sällan än du trodde.',
    },
  },
  indication:
    'Det här är en fingervisning från ett enda spel på tre minuter om poäng, ingen diagnos. Om du spelar igen kan din riskpoäng bli ungefär 9 poäng högre eller lägre.',
  finalScore: 'Slutpoäng',
  finalScoreText: 'Du började med {start|money} och vände alla 80 kort.',
  percentile: 'Jämfört med andra',
  percentileHigher: 'Din riskpoäng är högre än hos {share|percent} av de spelare den jämfördes med.',
  percentileLower: 'Din riskpoäng är lägre än hos {share|percent} av de spelare den jämfördes med.',
  dots: 'Varje prick står för en spelare av hundra, och pricken med ring är du.',
  comparedVolunteers: 'Jämfört med {n|number} frivilliga forskningsdeltagare.',
  comparedPlayers: 'Jämfört med {n|number} personer som har gjort testet här.',
  profile: 'Din beslutsprofil',
  profileTextFour:
    'Fyra vanor vi kunde se i dina 80 val. Pricken är det mest troliga värdet, och det skuggade området visar var det sanna värdet troligen ligger.',
  profileTextTwo:
    'Två vanor vi kunde se i dina 80 val. Pricken är det mest troliga värdet, och det skuggade området visar var det sanna värdet troligen ligger.',
  measure: '{level}: ungefär {value} av 100, troligen mellan {low} och {high}',
  quiteSure: 'ganska säkert',
  fairlySure: 'någorlunda säkert',
  notSure: 'inte så säkert',
  quality: {
    title: 'Läs det här resultatet med försiktighet',
    one_deck: 'De flesta av dina kort kom från en korthög, så de andra säger inte mycket.',
    too_fast: 'Du vände många kort mycket snabbt. Med mer tid för varje val säger resultatet mer om dig.',
    random_play: 'Dina val följde inget mönster som vi kunde känna igen, så dina vanor går inte att skilja från slumpen.',
  },
  seeAdvice: 'Se dina råd',
  learnMore: 'Läs mer',
  savePdf: 'Spara rapporten som PDF',
  emailReport: 'Skicka rapporten med e-post',
  share: 'Dela rapporten',
} satisfies Translation['feedback']
