import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const own: Source = {
  page: 'http://www.drugsinfo-bg.org/aktualno/stanovishte-na-sdruzhenie-frakarita-balgariya-otnosno-proekt-na-reshenie-na-ministerskiya-savet-za-priemane-na-natsionalna-strategiya-za-borba-s-narkotitsite-2019-2023-g/',
  read: '2026-11-26',
  certainty: 'own',
}

export const help: HelpEntry = {
  place: 'BG',
  lines: [
    {
      name: 'Национална информационна линия за наркотиците, алкохола и хазарта',
      languages: ['bg'],
      web: { url: 'https://www.drugsinfo-bg.org', source: own },
      phone: { national: '0888 99 18 66', dial: '+359888991866', source: own },
    },
  ],
  ways: [],
  emergency: europe,
  note: 'The number stands at the head of its own pages, and on public lists of October 2026 (working days 10 to 17 by one of them, not shown).',
}
