import { both, crisisLines, everyone, type HelpEntry, official, one, own, service, web } from './sources.ts'

const ncpgambling = own('https://ncpgambling.org/problem-gambling/helpline-modernization', '2026-11-22')
const completeigaming = both(
  'https://completeigaming.com/national-council-on-problem-gambling-promotes-new-us-gambling-helpline-number 2025-12',
  'https://theplaybookusa.com/playbook/basics/glossary/gambling-addiction/ 2026-04-28',
  '2026-11-22',
)
const theplaybookusa = one('https://theplaybookusa.com/playbook/basics/glossary/gambling-addiction/ 2026-04-28', '2026-11-22')
const wyo = official('https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline', '2026-11-26')
const nj = official('https://www.nj.gov/casinos/services/problem/', '2026-11-22')
const crisisLine = service(
  '988 Suicide & Crisis Lifeline',
  ['en', 'es'],
  { call: '988', text: '988', web: 'https://988lifeline.org', hours: 'always' },
  wyo,
)

export const help: HelpEntry = {
  place: 'US',
  lines: [
    {
      name: 'National Problem Gambling Helpline',
      languages: ['en', 'es'],
      web: { url: 'https://www.ncpgambling.org', source: ncpgambling },
      phone: { national: '1-800-697-3738 (1-800-MY-RESET)', dial: '+18006973738', source: completeigaming },
      text: { number: '800426', shown: '800GAM (800426)', source: theplaybookusa },
      chat: { url: 'https://www.ncpgambling.org/chat', source: theplaybookusa },
      hours: { open: 'always', source: ncpgambling },
      free: { source: completeigaming },
    },
  ],
  ways: [
    { kind: 'treatment', name: 'NCPG', url: 'https://www.ncpgambling.org', source: ncpgambling },
    {
      kind: 'relatives',
      name: 'Gam-Anon',
      url: 'https://www.gam-anon.org',
      source: web('https://redcross-cmd.org/gambling-addiction/resources/helplines', '2026-11-22'),
    },
  ],
  emergency: everyone('911', wyo),
  crisis: [crisisLine],
  young: [
    service(
      'Crisis Text Line (HOME)',
      ['en', 'es'],
      { text: '741741', web: 'https://www.crisistextline.org', hours: 'always' },
      crisisLines,
    ),
    crisisLine,
  ],
  note: 'Run by NCPG, which named 1-800-MY-RESET in December 2025: 1-800-GAMBLER is New Jersey’s, and 1-800-522-4700 stood in until then. No page of NCPG’s own with the number could be read.',
}

/** States with services of their own. */
export const states: readonly HelpEntry[] = [
  {
    place: 'US-NJ',
    name: 'New Jersey',
    lines: [
      {
        name: '1-800-GAMBLER',
        languages: ['en', 'es'],
        web: {
          url: 'https://800gambler.org',
          source: web('https://sbcamericas.com/2025/10/02/ncpg-resurrects-old-helpline-number/ 2025-10-02', '2026-11-22'),
        },
        phone: { national: '1-800-426-2537 (1-800-GAMBLER)', dial: '+18004262537', source: nj },
      },
    ],
    ways: [
      { kind: 'register', name: 'New Jersey Self-Exclusion Program', url: 'https://www.nj.gov/casinos/services/problem/', source: nj },
    ],
    note: 'Of the Council on Compulsive Gambling of New Jersey.',
  },
]
