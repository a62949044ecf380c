import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Twój wynik',
  yourScore: 'Twój wynik',
  guessLabel: 'Ocena {guess}',
  range: 'Prawdopodobny zakres: od {low} do {high}',
  lowRisk: 'Niskie ryzyko',
  highRisk: 'Wysokie ryzyko',
  gauge: 'Wynik ryzyka {score} na 100, prawdopodobnie między {low} a {high}. Twoja ocena to {guess}.',
  scoreAndGuess: 'Twoja ocena to {guess}, a wynik ryzyka to {score}.',
  categories: {
    'low-risk': {
      name: 'Niskie ryzyko',
      text: 'W tej grze widać zachowanie o niskim ryzyku (nieryzykowne).',
    },
    'medium-risk': {
      name: 'Średnie ryzyko',
      text: 'W tej grze widać zachowanie o średnim ryzyku.',
    },
    risky: {
      name: 'Ryzykowne',
      text: 'W tej grze widać ryzykowne zachowanie.',
    },
    'high-risk': {
      name: 'Wysokie ryzyko',
      text: 'W tej grze widać zachowanie o wysokim ryzyku.',
    },
  },
  nearBorder: 'blisko granicy',
  categoryNearBorder: 'Twój wynik jest blisko granicy tej grupy. Po następnej grze możesz trafić do innej.',
  guesses: {
    very_low_guess: {
      title: 'Gra była dużo bardziej ryzykowna, niż sądzisz',
      text: 'W tej grze Twój wybór padał na ryzykowne talie o wiele częściej, niż sądzisz.',
    },
    low_guess: {
      title: 'Gra była bardziej ryzykowna, niż sądzisz',
      text: 'W tej grze Twój wybór padał na ryzykowne talie nieco częściej, niż sądzisz.',
    },
    good_guess: {
      title: 'Dobrze znasz swoją grę',
      text: 'Twoja ocena była blisko wyniku. Trafnie widzisz własną grę.',
    },
    high_guess: {
      title: 'Gra była mniej ryzykowna, niż sądzisz',
      text: 'W tej grze Twój wybór padał na ryzykowne talie nieco rzadziej, niż sądzisz.',
    },
    very_high_guess: {
      title: 'Gra była dużo mniej ryzykowna, niż sądzisz',
      text: 'W tej grze Twój wybór padał na ryzykowne talie o wiele rzadziej, niż sądzisz.',
    },
  },
  indication:
    'To orientacyjny wynik jednej krótkiej gry na punkty, a nie diagnoza. Gdy zagrasz jeszcze raz, wynik może się zmienić o około 9 punktów w górę lub w dół.',
  finalScore: 'Stan końcowy',
  finalScoreText: 'Na początku było {start|money}. Wszystkie 80 kart już za Tobą.',
  percentile: 'Na tle innych',
  percentileHigher: 'Twój wynik ryzyka jest wyższy niż u {share|percent} graczy, z którymi go porównano.',
  percentileLower: 'Twój wynik ryzyka jest niższy niż u {share|percent} graczy, z którymi go porównano.',
  dots: 'Każda kropka to jeden gracz na stu, a kropka z obwódką to Ty.',
  comparedVolunteers: 'Porównanie z grupą {n|number} ochotników z badań.',
  comparedPlayers: 'Porównanie z grupą {n|number} osób, które zrobiły ten test tutaj.',
  profile: 'Twój profil decyzji',
  profileTextFour:
    'Cztery nawyki widoczne w Twoich 80 wyborach. Kropka to nasze najlepsze oszacowanie, a zacieniony obszar pokazuje, gdzie najpewniej leży prawdziwa wartość.',
  profileTextTwo:
    'Dwa nawyki widoczne w Twoich 80 wyborach. Kropka to nasze najlepsze oszacowanie, a zacieniony obszar pokazuje, gdzie najpewniej leży prawdziwa wartość.',
  measure: '{level}: około {value} na 100, prawdopodobnie między {low} a {high}',
  quiteSure: 'prawie pewne',
  fairlySure: 'dość pewne',
  notSure: 'mało pewne',
  quality: {
    title: 'Czytaj ten wynik z ostrożnością',
    one_deck: 'Większość kart pochodziła z jednej talii, więc o innych niewiele wiadomo.',
    too_fast: 'Wiele kart zostało odkrytych bardzo szybko. Gdy na każdy wybór jest więcej czasu, wynik mówi o Tobie więcej.',
    random_play: 'Twoje wybory nie układały się w rozpoznawalny wzór, więc nawyków nie da się odróżnić od przypadku.',
  },
  seeAdvice: 'Zobacz wskazówki',
  learnMore: 'Dowiedz się więcej',
  savePdf: 'Zapisz raport jako PDF',
  emailReport: 'Wyślij raport e-mailem',
  share: 'Udostępnij raport',
} satisfies Translation['feedback']
