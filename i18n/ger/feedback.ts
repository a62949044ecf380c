import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Ihr Ergebnis',
  yourScore: 'Ihr Wert',
  guessLabel: 'Schätzung {guess}',
  range: 'Wahrscheinlicher Bereich, {low} bis {high}',
  lowRisk: 'Niedriges Risiko',
  highRisk: 'Hohes Risiko',
  gauge: 'Risikowert {score} von 100, wahrscheinlich zwischen {low} und {high}. Ihre Schätzung war {guess}.',
  scoreAndGuess: 'Ihre Schätzung war {guess}, Ihr Risikowert ist {score}.',
  categories: {
    'low-risk': {
      name: 'Niedriges Risiko',
      text: 'In diesem Spiel zeigten Sie ein Verhalten mit niedrigem Risiko (nicht riskant).',
    },
    'medium-risk': {
      name: 'Mittleres Risiko',
      text: 'In diesem Spiel zeigten Sie ein Verhalten mit mittlerem Risiko.',
    },
    risky: {
      name: 'Riskant',
      text: 'In diesem Spiel zeigten Sie ein riskantes Verhalten.',
    },
    'high-risk': {
      name: 'Hohes Risiko',
      text: 'In diesem Spiel zeigten Sie ein Verhalten mit hohem Risiko.',
    },
  },
  nearBorder: 'nah an der nächsten Stufe',
  categoryNearBorder: 'Ihr Wert liegt nah an der nächsten Stufe. Wenn Sie noch einmal spielen, können Sie in eine andere kommen.',
  guesses: {
    very_low_guess: {
      title: 'Sie haben viel riskanter gespielt, als Sie dachten',
      text: 'In diesem Spiel haben Sie die riskanten Stapel weit öfter gewählt, als Sie glaubten.',
    },
    low_guess: {
      title: 'Sie haben riskanter gespielt, als Sie dachten',
      text: 'In diesem Spiel haben Sie die riskanten Stapel etwas öfter gewählt, als Sie glaubten.',
    },
    good_guess: {
      title: 'Sie kennen Ihr Spiel gut',
      text: 'Ihre Schätzung lag nah an Ihrem Wert. Sie haben Ihr eigenes Spiel klar gesehen.',
    },
    high_guess: {
      title: 'Sie haben weniger riskant gespielt, als Sie dachten',
      text: 'In diesem Spiel haben Sie die riskanten Stapel etwas seltener gewählt, als Sie glaubten.',
    },
    very_high_guess: {
      title: 'Sie haben viel weniger riskant gespielt, als Sie dachten',
      text: 'In diesem Spiel haben Sie die riskanten Stapel weit seltener gewählt, als Sie glaubten.',
    },
  },
  indication:
    'Das ist ein Hinweis aus einem einzigen kurzen Spiel um Punkte, keine Diagnose. Wenn Sie noch einmal spielen, kann Ihr Wert um etwa 9 Punkte höher oder niedriger ausfallen.',
  finalScore: 'Endstand',
  finalScoreText: 'Sie haben mit {start|money} begonnen und alle 80 Karten aufgedeckt.',
  percentile: 'Im Vergleich mit anderen',
  percentileHigher: 'Ihr Risikowert ist höher als bei {share|percent} der Personen, mit denen er verglichen wurde.',
  percentileLower: 'Ihr Risikowert ist niedriger als bei {share|percent} der Personen, mit denen er verglichen wurde.',
  dots: 'Jeder Punkt steht für eine von hundert Personen, der Punkt mit dem Ring sind Sie.',
  comparedVolunteers: 'Verglichen mit {n|number} Freiwilligen aus wissenschaftlichen Studien.',
  comparedPlayers: 'Verglichen mit {n|number} Personen, die diesen Test hier gemacht haben.',
  profile: 'Ihr Entscheidungsprofil',
  profileTextFour:
    'Vier Muster, die wir an Ihren 80 Entscheidungen sehen konnten. Der Punkt ist der wahrscheinlichste Wert, der schattierte Bereich zeigt, wo der wahre Wert am wahrscheinlichsten liegt.',
  profileTextTwo:
    'Zwei Muster, die wir an Ihren 80 Entscheidungen sehen konnten. Der Punkt ist der wahrscheinlichste Wert, der schattierte Bereich zeigt, wo der wahre Wert am wahrscheinlichsten liegt.',
  measure: '{level}: etwa {value} von 100, wahrscheinlich zwischen {low} und {high}',
  quiteSure: 'ziemlich sicher',
  fairlySure: 'einigermaßen sicher',
  notSure: 'nicht sehr sicher',
  quality: {
    title: 'Bitte lesen Sie dieses Ergebnis mit Vorsicht',
    one_deck: 'Die meisten Ihrer Karten kamen von einem Stapel. Über die anderen lässt sich darum wenig sagen.',
    too_fast: 'Sie haben viele Karten sehr schnell aufgedeckt. Mit mehr Zeit für jede Wahl sagt das Ergebnis mehr über Sie aus.',
    random_play:
      'Ihre Wahl folgte keinem Muster, das wir erkennen konnten. Ihre Gewohnheiten lassen sich darum nicht vom Zufall unterscheiden.',
  },
  seeAdvice: 'Ratschläge ansehen',
  learnMore: 'Mehr erfahren',
  savePdf: 'Bericht als PDF speichern',
  emailReport: 'Bericht per E-Mail senden',
  share: 'Bericht teilen',
} satisfies Translation['feedback']
