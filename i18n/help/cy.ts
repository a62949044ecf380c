import { europe, type HelpEntry, own, service, web } from './sources.ts'

export const help: HelpEntry = {
  place: 'CY',
  lines: [
    {
      name: 'Αρχή Αντιμετώπισης Εξαρτήσεων Κύπρου',
      languages: ['el'],
      web: {
        url: 'https://www.naac.org.cy',
        source: web('https://www.philenews.com/kipros/koinonia/article/1637051 2025-10-25', '2026-11-25'),
      },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Cyprus Samaritans',
      ['el', 'en'],
      { web: 'https://www.cyprussamaritans.org' },
      web(
        'https://github.com/nepthius/ResilientRhino/blob/9698e0e9d5b686ff5cb86fd26dc01c27ca0c60fc/ResilientRhino/src/countries.js',
        '2026-11-25',
      ),
    ),
  ],
  young: [
    service(
      'Hope For Children',
      ['el'],
      { call: '1466', web: 'https://uncrcpc.org.cy', hours: 'always' },
      own('https://uncrcpc.org.cy/article/to-hope-for-children-giortazei-ti-diethni-imera-tilef', '2026-11-26'),
    ),
  ],
  note: 'The Authority’s line is 1422 by one page: not shown until its own says so.',
}
