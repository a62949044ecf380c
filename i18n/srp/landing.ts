import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Kako igrate?',
  intro: 'Okrenite 80 karata i vidite kako se odnosite prema riziku, dobicima i gubicima. Na kraju dobijate lični profil i tri saveta.',
  threeMinutes: 'Traje oko tri minuta',
  pointsOnly: 'Igrate samo za poene, nikad za novac',
  anonymous: 'Vaša igra je anonimna i ne koriste se kolačići',
  linked: 'Vaša igra je povezana sa vašim nalogom: {partner}. Ne koriste se kolačići.',
  optional: 'Test je dobrovoljan i možete ga raditi koliko god puta želite',
  accept: 'Prihvatam {link}',
  acceptLink: 'uslove korišćenja',
  mustAccept: 'Prihvatite uslove korišćenja da biste počeli igru',
  notAccepted: 'Test možete raditi samo ako prihvatite uslove korišćenja.',
  start: 'Počni igru',
  ageMark: '{age}+',
  ageNote: 'Samo za osobe od {age} {{godina|godine|godine|godine|godina|godina}} i starije',
  notKept: 'Ova stranica ne može da sačuva igru. Ako je ponovo učitate dok igrate, igra počinje ispočetka.',
  timedOutTitle: 'Vaša poslednja igra je završena',
  timedOut: 'Nije bilo aktivnosti 15 minuta, pa je igra zatvorena. Novu možete početi kad god želite.',
  termsPdf: 'Preuzmi kao PDF',
  ownTab: 'Igraj u novoj kartici',
} satisfies Translation['landing']
