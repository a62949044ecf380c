import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const hulplijnen: Source = {
  page: 'Public repository of 2026 that cites openovergokken.nl/hulplijnen/',
  dated: '2026',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: lists.others, dated: '2026' },
}
const consumentenbond: Source = {
  page: 'https://www.consumentenbond.nl/acties-claims/nieuws/2025/review-open-over-gokken',
  dated: '2025-11-20',
  read: '2026-11-25',
  certainty: 'web-only',
}
const nu: Source = {
  page: 'https://www.nu.nl/tech/6161894/ruim-zestienhonderd-mensen-ontzeggen-zichzelf-toegang-tot-gokwebsites.html',
  dated: '2021-10',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'NL',
  lines: [
    {
      name: 'Open over Gokken',
      languages: ['nl'],
      web: { url: 'https://openovergokken.nl', source: consumentenbond },
      phone: { national: '0800 24 000 22', dial: '+318002400022', source: hulplijnen },
      hours: { open: 'always', source: hulplijnen },
    },
  ],
  ways: [{ kind: 'register', name: 'Cruks', url: 'https://www.cruksregister.nl', source: nu }],
  emergency: europe,
  crisis: [
    {
      name: '113 Zelfmoordpreventie',
      call: '113',
      web: 'https://www.113.nl',
      hours: 'always',
      source: 'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
      dated: '2025-10-03',
      also: { page: 'https://www.robinhoodprodukties.nl/zelfmoordpreventie-nu-volledig-gratis-waarom-deze-nieuwe-hulplijn-levens-redt' },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'De Kindertelefoon',
      call: '0800 0432',
      web: 'https://www.kindertelefoon.nl',
      source: lists.others,
      read: '2026-11-26',
      certainty: 'web-only',
    },
  ],
  note: 'Took the place of Loket Kansspel in November 2025 and kept its number, by public repositories of 2026 that cite the page of its helplines; that page itself could not be read: to be called once before a release.',
}
