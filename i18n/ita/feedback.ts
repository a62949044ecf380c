import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Il tuo risultato',
  riskScore: 'Il tuo punteggio di rischio',
  yourScore: 'Il tuo punteggio',
  yourGuess: 'La tua stima',
  guessLabel: 'Stima {guess}',
  range: 'Intervallo probabile, da {low} a {high}',
  lowRisk: 'Rischio basso',
  highRisk: 'Rischio alto',
  gauge: 'Punteggio di rischio {score} su 100, probabilmente tra {low} e {high}. La tua stima era {guess}.',
  scoreAndGuess: 'La tua stima era {guess} e il tuo punteggio di rischio è {score}.',
  categories: {
    'low-risk': {
      name: 'Rischio basso',
      text: 'In questo gioco hai mostrato un comportamento a basso rischio (non rischioso).',
    },
    'medium-risk': {
      name: 'Rischio medio',
      text: 'In questo gioco hai mostrato un comportamento a rischio medio.',
    },
    risky: {
      name: 'Rischioso',
      text: 'In questo gioco hai mostrato un comportamento rischioso.',
    },
    'high-risk': {
      name: 'Rischio alto',
      text: 'In questo gioco hai mostrato un comportamento ad alto rischio.',
    },
  },
  nearBorder: 'vicino al limite',
  categoryNearBorder: 'Il tuo punteggio è vicino al limite di questo gruppo. Se giochi di nuovo, puoi finire in un altro.',
  guesses: {
    very_low_guess: {
      title: 'Hai giocato con molto più rischio di quanto pensavi',
      text: 'In questo gioco hai scelto i mazzi rischiosi molto più spesso di quanto credevi.',
    },
    low_guess: {
      title: 'Hai giocato con più rischio di quanto pensavi',
      text: 'In questo gioco hai scelto i mazzi rischiosi un po’ più spesso di quanto credevi.',
    },
    good_guess: {
      title: 'Conosci bene il tuo gioco',
      text: 'La tua stima era vicina al tuo punteggio. Hai visto con chiarezza il tuo gioco.',
    },
    high_guess: {
      title: 'Hai giocato con meno rischio di quanto pensavi',
      text: 'In questo gioco hai scelto i mazzi rischiosi un po’ meno spesso di quanto credevi.',
    },
    very_high_guess: {
      title: 'Hai giocato con molto meno rischio di quanto pensavi',
      text: 'In questo gioco hai scelto i mazzi rischiosi molto meno spesso di quanto credevi.',
    },
  },
  indication:
    'È un’indicazione da un solo gioco breve con punti, non una diagnosi. Se giochi di nuovo, il punteggio può spostarsi di circa 9 punti in su o in giù.',
  finalScore: 'Punteggio finale',
  finalScoreText: 'Hai iniziato con {start|money} e girato tutte le 80 carte.',
  percentile: 'Confronto con gli altri',
  percentileHigher: 'Il tuo punteggio di rischio è più alto di quello del {share|percent} dei giocatori con cui è stato confrontato.',
  percentileLower: 'Il tuo punteggio di rischio è più basso di quello del {share|percent} dei giocatori con cui è stato confrontato.',
  dots: 'Ogni punto è un giocatore su cento, e il punto cerchiato sei tu.',
  comparedVolunteers: 'Confrontato con {n|number} volontari della ricerca.',
  comparedPlayers: 'Confrontato con {n|number} persone che hanno fatto questo test qui.',
  profile: 'Il tuo profilo decisionale',
  profileTextFour:
    'Quattro abitudini visibili nelle tue 80 scelte. Il punto è la nostra stima migliore, e la zona ombreggiata mostra dove si trova più probabilmente il valore vero.',
  profileTextTwo:
    'Due abitudini visibili nelle tue 80 scelte. Il punto è la nostra stima migliore, e la zona ombreggiata mostra dove si trova più probabilmente il valore vero.',
  measure: '{level}: circa {value} su 100, probabilmente tra {low} e {high}',
  quiteSure: 'quasi certo',
  fairlySure: 'abbastanza certo',
  notSure: 'poco certo',
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
  playAgain: 'Gioca di nuovo',
} satisfies Translation['feedback']
