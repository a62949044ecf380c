import { europe, type HelpEntry, own, service } from './sources.ts'

const drugsinfoBg = own(
  'http://www.drugsinfo-bg.org/aktualno/stanovishte-na-sdruzhenie-frakarita-balgariya-otnosno-proekt-na-reshenie-na-ministerskiya-savet-za-priemane-na-natsionalna-strategiya-za-borba-s-narkotitsite-2019-2023-g/',
  '2026-11-26',
)

export const help: HelpEntry = {
  place: 'BG',
  lines: [
    {
      name: 'Национална информационна линия за наркотиците, алкохола и хазарта',
      languages: ['bg'],
      web: { url: 'https://www.drugsinfo-bg.org', source: drugsinfoBg },
      phone: { national: '0888 99 18 66', dial: '+359888991866', source: drugsinfoBg },
    },
  ],
  emergency: europe,
  young: [
    service(
      'Национална телефонна линия за деца 116 111',
      ['bg'],
      { call: '116 111', web: 'https://www.116111.bg', hours: 'always' },
      own('https://www.116111.bg/en/node/2577', '2026-11-29'),
    ),
  ],
  note: 'The number stands at the head of its own pages.',
}
