import { europe, type HelpEntry, official, one, own, service, web } from './sources.ts'

export const help: HelpEntry = {
  place: 'NL',
  lines: [
    {
      name: 'Open over Gokken',
      languages: ['nl'],
      web: {
        url: 'https://openovergokken.nl',
        source: web('https://www.consumentenbond.nl/acties-claims/nieuws/2025/review-open-over-gokken 2025-11-20', '2026-11-25'),
      },
      phone: {
        national: '0800 24 000 22',
        dial: '+318002400022',
        source: one('https://github.com/jyppy77-hash/hybride-api/blob/main/config/version.py 2026-06-01', '2026-11-29'),
      },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Cruks',
      url: 'https://www.cruksregister.nl',
      source: web(
        'https://www.nu.nl/tech/6161894/ruim-zestienhonderd-mensen-ontzeggen-zichzelf-toegang-tot-gokwebsites.html 2021-10',
        '2026-11-25',
      ),
    },
  ],
  emergency: europe,
  crisis: [
    service(
      '113 Zelfmoordpreventie',
      ['nl'],
      { call: '113', web: 'https://www.113.nl', hours: 'always' },
      own('https://www.113.nl/schoolopdracht', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'De Kindertelefoon',
      ['nl'],
      { call: '0800 0432', web: 'https://www.kindertelefoon.nl' },
      official('https://www.vriendenkindertelefoon.nl/kindertelefoon 2017', '2026-11-29'),
    ),
  ],
  note: 'Took the place of Loket Kansspel in November 2025 and kept its number: to be called once before a release.',
}
