import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Il tuo risultato',
  yourScore: 'Il tuo punteggio',
  guessLabel: 'Stima {guess}',
  range: 'Intervallo probabile, da {low} a {high}',
  lowRisk: 'Rischio basso',
  highRisk: 'Rischio alto',
  gauge: 'Punteggio di rischio {score} su 100, probabilmente tra {low} e {high}. La tua stima era {guess}.',
  scoreAndGuess: 'La tua stima era {guess} e il tuo punteggio di rischio è {score}.',
  categories: {
    'low-risk': {
      name: 'Rischio basso',
      text: 'In questa partita hai mostrato un comportamento a basso rischio (non rischioso).',
    },
    'medium-risk': {
      name: 'Rischio medio',
      text: 'In questa partita hai mostrato un comportamento a rischio medio.',
    },
    risky: {
      name: 'Rischioso',
      text: 'In questa partita hai mostrato un comportamento rischioso.',
    },
    'high-risk': {
      name: 'Rischio alto',
      text: 'In questa partita hai mostrato un comportamento ad alto rischio.',
    },
  },
  nearBorder: 'vicino al livello successivo',
  categoryNearBorder: 'Il tuo punteggio è vicino al livello successivo. Se giochi di nuovo, potresti rientrare in un altro.',
  guesses: {
    very_low_guess: {
      title: 'Hai rischiato molto più di quanto pensavi',
      text: 'In questa partita hai scelto i mazzi rischiosi molto più spesso di quanto credevi.',
    },
    low_guess: {
      title: 'Hai rischiato più di quanto pensavi',
      text: 'In questa partita hai scelto i mazzi rischiosi un po’ più spesso di quanto credevi.',
    },
    good_guess: {
      title: 'Conosci bene il tuo gioco',
      text: 'La tua stima era vicina al tuo punteggio. In questa partita hai valutato bene il tuo modo di giocare.',
    },
    high_guess: {
      title: 'Hai rischiato meno di quanto pensavi',
      text: 'In questa partita hai scelto i mazzi rischiosi un po’ meno spesso di quanto credevi.',
    },
    very_high_guess: {
      title: 'Hai rischiato molto meno di quanto pensavi',
      text: 'In questa partita hai scelto i mazzi rischiosi molto meno spesso di quanto credevi.',
    },
  },
  indication:
    'È un’indicazione ricavata da una sola breve partita a punti, non una diagnosi. Se giochi di nuovo, il tuo punteggio può variare di circa 9 punti in più o in meno.',
  finalScore: 'Punti finali',
  finalScoreText: 'Hai iniziato con {start|money} e girato tutte e 80 le carte.',
  percentile: 'Confronto con gli altri',
  percentileHigher: 'Persone del confronto con un punteggio di rischio più basso del tuo: {share|percent}.',
  percentileLower: 'Persone del confronto con un punteggio di rischio più alto del tuo: {share|percent}.',
  dots: 'Ogni punto rappresenta una persona su cento, e il punto cerchiato sei tu.',
  comparedVolunteers: 'Confronto con {n|number} volontari di studi scientifici.',
  comparedPlayers: 'Confronto con {n|number} persone che hanno fatto questo test qui.',
  profile: 'Il tuo profilo decisionale',
  profileTextFour:
    'Quattro abitudini visibili nelle tue 80 scelte. Il punto è la nostra stima migliore, e la zona ombreggiata mostra dove si trova più probabilmente il valore vero.',
  profileTextTwo:
    'Due abitudini visibili nelle tue 80 scelte. Il punto è la nostra stima migliore, e la zona ombreggiata mostra dove si trova più probabilmente il valore vero.',
  measure: '{level}: circa {value} su 100, probabilmente tra {low} e {high}',
  quiteSure: 'probabile',
  fairlySure: 'abbastanza probabile',
  notSure: 'con poca certezza',
  quality: {
    title: 'Leggi questo risultato con cautela',
    one_deck: 'La maggior parte delle tue carte veniva da un solo mazzo, quindi gli altri dicono poco.',
    too_fast: 'Hai girato molte carte molto in fretta. Con più tempo per ogni scelta il risultato dice di più su di te.',
    random_play: 'Le tue scelte non seguivano uno schema riconoscibile, quindi le tue abitudini non si distinguono dal caso.',
  },
  seeAdvice: 'Vedi i consigli',
  learnMore: 'Scopri di più',
  savePdf: 'Salva il rapporto in PDF',
  emailReport: 'Invia il rapporto per e-mail',
  share: 'Condividi il rapporto',
} satisfies Translation['feedback']
