import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Dit resultat',
  yourScore: 'Din score',
  guessLabel: 'Gæt {guess}',
  range: 'Sandsynligt område, {low} til {high}',
  lowRisk: 'Lav risiko',
  highRisk: 'Høj risiko',
  gauge: 'Risikoscore {score} af 100, sandsynligvis mellem {low} og {high}. Dit gæt var {guess}.',
  scoreAndGuess: 'Dit gæt var {guess}, og din risikoscore er {score}.',
  categories: {
    'low-risk': {
      name: 'Lav risiko',
      text: 'I dette spil viste du en adfærd med lav risiko (ikke risikabel).',
    },
    'medium-risk': {
      name: 'Middel risiko',
      text: 'I dette spil viste du en adfærd med middel risiko.',
    },
    risky: {
      name: 'Risikabel',
      text: 'I dette spil viste du en risikabel adfærd.',
    },
    'high-risk': {
      name: 'Høj risiko',
      text: 'I dette spil viste du en adfærd med høj risiko.',
    },
  },
  nearBorder: 'tæt på næste niveau',
  categoryNearBorder: 'Din score ligger tæt på næste niveau. Hvis du spiller igen, kan du havne i en anden.',
  guesses: {
    very_low_guess: {
      title: 'Du spillede med meget mere risiko, end du troede',
      text: 'I dette spil valgte du de risikable bunker langt oftere, end du troede.',
    },
    low_guess: {
      title: 'Du spillede med mere risiko, end du troede',
      text: 'I dette spil valgte du de risikable bunker lidt oftere, end du troede.',
    },
    good_guess: {
      title: 'Du kender dit spil godt',
      text: 'Dit gæt var tæt på din score. Du så dit eget spil klart i denne omgang.',
    },
    high_guess: {
      title: 'Du spillede med mindre risiko, end du troede',
      text: 'I dette spil valgte du de risikable bunker lidt sjældnere, end du troede.',
    },
    very_high_guess: {
      title: 'Du spillede med meget mindre risiko, end du troede',
      text: 'I dette spil valgte du de risikable bunker langt sjældnere, end du troede.',
    },
  },
  indication:
    'Dette er et fingerpeg fra ét enkelt spil på tre minutter om point, ikke en diagnose. Hvis du spiller igen, kan din score blive omkring 9 point højere eller lavere.',
  finalScore: 'Slutscore',
  finalScoreText: 'Du startede med {start|money} og vendte alle 80 kort.',
  percentile: 'Sammenlignet med andre',
  percentileHigher: 'Din risikoscore er højere end hos {share|percent} af de spillere, den er sammenlignet med.',
  percentileLower: 'Din risikoscore er lavere end hos {share|percent} af de spillere, den er sammenlignet med.',
  dots: 'Hver prik står for én spiller ud af hundrede, og prikken med ring er dig.',
  comparedVolunteers: 'Sammenlignet med {n|number} frivillige forskningsdeltagere.',
  comparedPlayers: 'Sammenlignet med {n|number} personer, der har taget testen her.',
  profile: 'Din beslutningsprofil',
  profileTextFour:
    'Fire vaner, vi kunne se i dine 80 valg. Prikken er vores bedste bud, og det farvede område viser, hvor den sande værdi sandsynligvis ligger.',
  profileTextTwo:
    'To vaner, vi kunne se i dine 80 valg. Prikken er vores bedste bud, og det farvede område viser, hvor den sande værdi sandsynligvis ligger.',
  measure: '{level}: omkring {value} af 100, sandsynligvis mellem {low} og {high}',
  quiteSure: 'ret sikkert',
  fairlySure: 'nogenlunde sikkert',
  notSure: 'ikke så sikkert',
  quality: {
    title: 'Læs dette resultat med forbehold',
    one_deck: 'Du tog de fleste kort fra én bunke, så de andre bunker fortæller ikke ret meget.',
    too_fast: 'Du vendte mange kort meget hurtigt. Med mere tid til hvert valg siger resultatet mere om dig.',
    random_play: 'Dine valg fulgte ikke et mønster, vi kunne genkende, så dine vaner kan ikke skelnes fra tilfældigheder.',
  },
  seeAdvice: 'Se dine råd',
  learnMore: 'Læs mere',
  savePdf: 'Gem rapporten som PDF',
  emailReport: 'Send rapporten med e-mail',
  share: 'Del rapporten',
} satisfies Translation['feedback']
