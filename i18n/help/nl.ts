import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const hulplijnen: Source = {
  page: 'Release notes of a lottery site: help numbers of six languages, each checked with two official sources, 1 June 2026',
  dated: '2026-06-01',
  read: '2026-11-26',
  certainty: 'second-hand',
  also: { page: 'Public repository that cites openovergokken.nl/hulplijnen/, a site of November 2025', dated: '2025-11' },
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
      hours: { open: 'always', source: { ...hulplijnen, certainty: 'web-only' } },
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
      source: 'https://www.113.nl/schoolopdracht',
      read: '2026-11-26',
      certainty: 'own',
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
  note: 'Took the place of Loket Kansspel in November 2025 and kept its number, by two public pages younger than that; its page of helplines itself could not be read: to be called once before a release. Day and night stands on one of the two alone, so no hours are shown.',
}
