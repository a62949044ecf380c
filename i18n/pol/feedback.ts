import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Twój wynik',
  yourScore: 'Twój wynik',
  guessLabel: 'Ocena {guess}',
  range: 'Prawdopodobny zakres: od {low} do {high}',
  lowRisk: 'Niskie ryzyko',
  highRisk: 'Wysokie ryzyko',
  gauge: 'Wskaźnik ryzyka {score} na 100, prawdopodobnie między {low} a {high}. Twoja ocena to {guess}.',
  scoreAndGuess: 'Twoja ocena to {guess}, a wskaźnik ryzyka to {score}.',
  categories: {
    'low-risk': {
      name: 'Niskie ryzyko',
      text: 'W tej grze widać zachowanie o niskim ryzyku (nieryzykowne).',
    },
    'medium-risk': {
      name: 'Średnie ryzyko',
      text: 'W tej grze widać zachowanie o średnim ryzyku.',
    },
    risky: {
      name: 'Ryzykowne',
      text: 'W tej grze widać ryzykowne zachowanie.',
    },
    'high-risk': {
      name: 'Wysokie ryzyko',
      text: 'W tej grze widać zachowanie o wysokim ryzyku.',
    },
  },
  nearBorder: 'blisko następnego poziomu',
  categoryNearBorder: 'Twój wynik jest blisko następnego poziomu. Po następnej grze możesz trafić do innej.',
  guesses: {
    very_low_guess: {
      title: 'Gra była dużo bardziej ryzykowna, niż Ci się wydawało',
      text: 'W tej grze Twój wybór padał na ryzykowne talie o wiele częściej, niż Ci się wydawało.',
    },
    low_guess: {
      title: 'Gra była bardziej ryzykowna, niż Ci się wydawało',
      text: 'W tej grze Twój wybór padał na ryzykowne talie nieco częściej, niż Ci się wydawało.',
    },
    good_guess: {
      title: 'Dobrze znasz swoją grę',
      text: 'Twoja ocena była blisko wyniku. W tej grze Twoja ocena była trafna.',
    },
    high_guess: {
      title: 'Gra była mniej ryzykowna, niż Ci się wydawało',
      text: 'W tej grze Twój wybór padał na ryzykowne talie nieco rzadziej, niż Ci się wydawało.',
    },
    very_high_guess: {
      title: 'Gra była dużo mniej ryzykowna, niż Ci się wydawało',
      text: 'W tej grze Twój wybór padał na ryzykowne talie o wiele rzadziej, niż Ci się wydawało.',
    },
  },
  indication:
    'To orientacyjny wynik jednej krótkiej gry na punkty, a nie diagnoza. Gdy zagrasz jeszcze raz, wynik może się zmienić o około 9 punktów w górę lub w dół.',
  finalScore: 'Stan końcowy',
  finalScoreText: 'Na początku było {start|money}. Wszystkie 80 kart już za Tobą.',
  percentile: 'Na tle innych',
  percentileHigher: 'Twój wskaźnik ryzyka jest wyższy niż u {share|percent} graczy, z którymi go porównano.',
  percentileLower: 'Twój wskaźnik ryzyka jest niższy niż u {share|percent} graczy, z którymi go porównano.',
  dots: 'Każda kropka to jeden gracz na stu, a kropka z obwódką to Ty.',
  comparedVolunteers: 'Porównanie z grupą {n|number} ochotników z badań.',
  comparedPlayers: 'Porównanie z grupą {n|number} osób, które zrobiły ten test tutaj.',
  profile: 'Twój profil decyzji',
  profileTextFour:
    'Cztery nawyki widoczne w Twoich 80 wyborach. Kropka to najbardziej prawdopodobna wartość, a zacieniony obszar pokazuje, gdzie najpewniej leży prawdziwa wartość.',
  profileTextTwo:
    'Dwa nawyki widoczne w Twoich 80 wyborach. Kropka to najbardziej prawdopodobna wartość, a zacieniony obszar pokazuje, gdzie najpewniej leży prawdziwa wartość.',
  measure: '{level}: około {value} na 100, prawdopodobnie między {low} a {high}',
  quiteSure: 'prawdopodobnie',
  fairlySure: 'dość pewne',
  notSure: 'mało pewne',
  quality: {
    title: 'Podejdź do tego wyniku ostrożnie',
    one_deck: 'Większość kart pochodziła z jednej talii, więc o innych niewiele wiadomo.',
    too_fast: 'Wiele kart zostało odkrytych bardzo szybko. Gdy na każdy wybór jest więcej czasu, wynik mówi o Tobie więcej.',
    random_play: 'Twoje wybory nie układały się w rozpoznawalny wzór, więc nawyków nie da się odróżnić od przypadku.',
  },
  seeAdvice: 'Zobacz wskazówki',
  learnMore: 'Dowiedz się więcej',
  savePdf: 'Zapisz raport jako PDF',
  emailReport: 'Wyślij raport e-mailem',
  share: 'Udostępnij raport',
} satisfies Translation['feedback']
