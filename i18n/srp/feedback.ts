import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Vaš rezultat',
  yourScore: 'Vaš rezultat',
  guessLabel: 'Procena {guess}',
  range: 'Verovatan raspon, od {low} do {high}',
  lowRisk: 'Nizak rizik',
  highRisk: 'Visok rizik',
  gauge: 'Skor rizika {score} od 100, verovatno između {low} i {high}. Vaša procena bila je {guess}.',
  scoreAndGuess: 'Vaša procena bila je {guess}, a skor rizika je {score}.',
  categories: {
    'low-risk': {
      name: 'Nizak rizik',
      text: 'U ovoj igri pokazali ste ponašanje niskog rizika (nerizično).',
    },
    'medium-risk': {
      name: 'Srednji rizik',
      text: 'U ovoj igri pokazali ste ponašanje srednjeg rizika.',
    },
    risky: {
      name: 'Rizično',
      text: 'U ovoj igri pokazali ste rizično ponašanje.',
    },
    'high-risk': {
      name: 'Visok rizik',
      text: 'U ovoj igri pokazali ste ponašanje visokog rizika.',
    },
  },
  nearBorder: 'blizu sledećeg nivoa',
  categoryNearBorder: 'Vaš rezultat je blizu sledećeg nivoa. Ako igrate ponovo, možete dospeti u drugu.',
  guesses: {
    very_low_guess: {
      title: 'Igrali ste mnogo rizičnije nego što ste mislili',
      text: 'U ovoj igri birali ste rizične špilove mnogo češće nego što ste verovali.',
    },
    low_guess: {
      title: 'Igrali ste rizičnije nego što ste mislili',
      text: 'U ovoj igri birali ste rizične špilove nešto češće nego što ste verovali.',
    },
    good_guess: {
      title: 'Dobro poznajete svoju igru',
      text: 'Vaša procena bila je blizu rezultata. U ovoj igri ste se dobro procenili.',
    },
    high_guess: {
      title: 'Igrali ste manje rizično nego što ste mislili',
      text: 'U ovoj igri birali ste rizične špilove nešto ređe nego što ste verovali.',
    },
    very_high_guess: {
      title: 'Igrali ste mnogo manje rizično nego što ste mislili',
      text: 'U ovoj igri birali ste rizične špilove mnogo ređe nego što ste verovali.',
    },
  },
  indication:
    'Ovo je okvirni pokazatelj iz jedne kratke igre za poene, a ne dijagnoza. Ako igrate ponovo, rezultat može da se pomeri za oko 9 poena naviše ili naniže.',
  finalScore: 'Konačno stanje',
  finalScoreText: 'Počeli ste sa {start|money} i okrenuli svih 80 karata.',
  percentile: 'U poređenju s drugima',
  percentileHigher: 'Vaš skor rizika je viši nego kod {share|percent} igrača s kojima je upoređen.',
  percentileLower: 'Vaš skor rizika je niži nego kod {share|percent} igrača s kojima je upoređen.',
  dots: 'Svaka tačka je jedan igrač od sto, a zaokružena tačka ste vi.',
  comparedVolunteers:
    'Poređenje sa grupom od {n|number} {{dobrovoljaca|dobrovoljca|dobrovoljca|dobrovoljca|dobrovoljaca|dobrovoljaca}} iz istraživanja.',
  comparedPlayers: 'Poređenje sa grupom od {n|number} {{osoba|osobe|osobe|osobe|osoba|osoba}} koje su ovde radile test.',
  profile: 'Vaš profil odlučivanja',
  profileTextFour:
    'Četiri navike koje se vide u vaših 80 izbora. Tačka je najverovatnija vrednost, a osenčena oblast pokazuje gde je prava vrednost najverovatnije.',
  profileTextTwo:
    'Dve navike koje se vide u vaših 80 izbora. Tačka je najverovatnija vrednost, a osenčena oblast pokazuje gde je prava vrednost najverovatnije.',
  measure: '{level}: oko {value} od 100, verovatno između {low} i {high}',
  quiteSure: 'verovatno',
  fairlySure: 'prilično sigurno',
  notSure: 'nije baš sigurno',
  quality: {
    title: 'Čitajte ovaj rezultat sa oprezom',
    one_deck: 'Većina vaših karata je iz jednog špila, pa o ostalima malo znamo.',
    too_fast: 'Mnoge karte okrenuli ste veoma brzo. Kad za svaki izbor ima više vremena, rezultat govori više o vama.',
    random_play: 'Vaši izbori nisu pratili obrazac koji bismo mogli da prepoznamo, pa se vaše navike ne mogu razlikovati od slučajnosti.',
  },
  seeAdvice: 'Pogledaj savete',
  learnMore: 'Saznaj više',
  savePdf: 'Sačuvaj izveštaj kao PDF',
  emailReport: 'Pošalji izveštaj imejlom',
  share: 'Podeli izveštaj',
} satisfies Translation['feedback']
