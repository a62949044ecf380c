import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Vaš rezultat',
  yourScore: 'Vaš skor rizika',
  guessLabel: 'Procena {guess}',
  range: '8 od 10 ponavljanja: od {low} do {high}',
  lowRisk: 'Nizak rizik',
  highRisk: 'Visok rizik',
  gauge: 'Skor rizika {score} od 100. 8 od 10 ponavljanja bilo bi između {low} i {high}.',
  categories: { 'low-risk': 'Nizak rizik', 'medium-risk': 'Srednji rizik', risky: 'Rizično', 'high-risk': 'Visok rizik' },
  indication: 'Ovo je okvirni pokazatelj iz jedne kratke igre za poene, a ne dijagnoza.',
  finalScore: 'Poeni na kraju',
  finalScoreText: 'Počeli ste sa {start|money} i okrenuli svih 80 karata.',
  percentile: 'U poređenju s drugima',
  dots: 'Svaka tačka je jedan igrač od sto, a zaokružena tačka ste vi.',
  comparedVolunteers:
    'Poređenje sa grupom od {n|number} {{dobrovoljaca|dobrovoljca|dobrovoljca|dobrovoljca|dobrovoljaca|dobrovoljaca}} iz istraživanja.',
  comparedPlayers: 'Poređenje sa grupom od {n|number} {{osoba|osobe|osobe|osobe|osoba|osoba}} koje su ovde radile test.',
  profile: 'Vaš profil odlučivanja',
  profileTextFour:
    'Četiri obrasca koja se vide u vaših 80 izbora. Tačka je najverovatnija vrednost, a osenčena oblast pokazuje gde je prava vrednost najverovatnije.',
  profileTextTwo:
    'Dva obrasca koja se vide u vaših 80 izbora. Tačka je najverovatnija vrednost, a osenčena oblast pokazuje gde je prava vrednost najverovatnije.',
  measure: '{level}: oko {value} od 100, verovatno između {low} i {high}',
  measureRange: '{level}: verovatno između {low} i {high} od 100',
  veryLikely: 'veoma verovatno',
  likely: 'verovatno',
  perhaps: 'možda',
  span: '{from} do {to}',
  split: 'Više od jednog obrasca',
  notFirm: 'O ovoj igri ne možemo reći ništa pouzdano',
  seeAdvice: 'Pogledaj savete',
  learnMore: 'Saznaj više',
  savePdf: 'Sačuvaj izveštaj kao PDF',
  emailReport: 'Pošalji izveštaj imejlom',
  share: 'Podeli izveštaj',
} satisfies Translation['feedback']
