import type { Messages } from '../messages.ts'

export default {
  title: 'Ai vrea să vorbești cu cineva?',
  talk: 'Vorbește cu cineva',
  anonymous: 'Nu e nevoie să spui cum te cheamă.',
  close: 'Pot lua legătura și cei apropiați ție.',
  webOnly: 'Pe site găsești cum poți lua legătura.',
  unknown: 'Spune-ne unde locuiești și îți arătăm cui te poți adresa acolo.',
  notStored: 'Folosim răspunsul tău doar ca să îți arătăm cui te poți adresa, aici și în raportul tău. Nu îl păstrăm.',
  where: 'Unde locuiești?',
  choose: 'Alege o țară',
  other: 'Altă țară',
  show: 'Arată unde găsesc ajutor',
  change: 'Alege altă țară',
  world: 'Acest serviciu ajută pe internet oameni de pretutindeni. Poate că și medicul tău știe unde găsești ajutor.',
  always: 'Disponibil 24 de ore din 24, în fiecare zi',
  hours: 'Program: {hours}',
  free: 'Consiliere gratuită',
  languages: 'Limbi: {languages}',
  call: 'Sună la {phone}',
  message: 'Trimite SMS la {phone}',
  chat: 'Scrie pe chat',
  logo: 'Linie telefonică de ajutor: {name}',
  more: 'Ce mai poate ajuta',
  danger: {
    title: 'Este cineva în pericol acum?',
    emergency: 'Dacă tu sau altcineva se află în pericol imediat',
    crisis: 'Dacă te gândești la sinucidere sau simți că nu mai poți',
    anywhere: 'Sună la numărul de urgență din locul în care ești.',
  },
  newTab: 'se deschide într-o filă nouă',
  ways: {
    register: {
      title: 'Autoexclude-te de la jocurile de noroc',
      text: 'Registrul îți blochează accesul la cele mai multe jocuri de noroc autorizate pe o durată fixă, adesea de luni.',
    },
    block: {
      title: 'Blochează jocurile de noroc pe dispozitivele tale',
      text: 'Un program de blocare poate ține site-urile și aplicațiile de jocuri de noroc departe de telefon și calculator.',
    },
    bank: {
      title: 'Blochează jocurile de noroc la bancă',
      text: 'Întreabă banca dacă poate opri plățile către jocuri de noroc sau caută în aplicația ei.',
    },
    treatment: {
      title: 'Găsește tratament',
      text: 'Specialiști și centre care cunosc bine problemele legate de jocurile de noroc.',
    },
    relatives: {
      title: 'Pentru cei apropiați',
      text: 'Partenerii, părinții și prietenii pot primi ajutor pentru ei înșiși, orice ar face cealaltă persoană.',
    },
    limits: {
      title: 'Pune o limită acolo unde joci',
      text: 'Hotărăște înainte să începi câți bani sau cât timp vrei să cheltui.',
    },
  },
} satisfies Messages['help']
