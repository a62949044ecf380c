import type { HelpEntry, Service, Source } from './entry.ts'
import { datedLists } from './public-lists.ts'

const ncpgambling: Source = {
  page: 'https://ncpgambling.org/problem-gambling/helpline-modernization',
  read: '2026-11-22',
  certainty: 'own',
}
const completeigaming: Source = {
  page: 'https://completeigaming.com/national-council-on-problem-gambling-promotes-new-us-gambling-helpline-number',
  dated: '2025-12',
  read: '2026-11-22',
  certainty: 'second-hand',
  also: datedLists.support,
}
const theplaybookusa: Source = {
  page: 'https://theplaybookusa.com/playbook/basics/glossary/gambling-addiction/',
  dated: '2026-04-28',
  read: '2026-11-22',
  certainty: 'second-hand',
  also: {
    page: 'Public repository with the number, the text and the chat of the line as it is called since December 2025',
    dated: '2025-12',
  },
}
const redcrossCmd: Source = {
  page: 'https://redcross-cmd.org/gambling-addiction/resources/helplines',
  read: '2026-11-22',
  certainty: 'web-only',
}

const lifeline988: Service = {
  name: '988 Suicide & Crisis Lifeline',
  call: '988',
  text: '988',
  web: 'https://988lifeline.org',
  hours: 'always',
  source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
  official: true,
  read: '2026-11-26',
  certainty: 'own',
}

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
    { kind: 'relatives', name: 'Gam-Anon', url: 'https://www.gam-anon.org', source: redcrossCmd },
  ],
  emergency: {
    number: '911',
    source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    read: '2026-11-26',
  },
  crisis: [lifeline988],
  young: [lifeline988],
  note: 'Run by NCPG. Sources conflict: 1-800-GAMBLER went back to New Jersey on 29 September 2025 (NCPG’s own statement) and is not the national line; 1-800-522-4700 stood in for it (sbcamericas.com, 2025-10-02) until NCPG named 1-800-MY-RESET in December 2025. No page of NCPG’s own with the number could be read.',
}

const sbcamericas: Source = {
  page: 'https://sbcamericas.com/2025/10/02/ncpg-resurrects-old-helpline-number/',
  dated: '2025-10-02',
  read: '2026-11-22',
  certainty: 'web-only',
}
const casinoControlCommission: Source = {
  page: 'https://www.nj.gov/casinos/services/problem/',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
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
        web: { url: 'https://800gambler.org', source: sbcamericas },
        phone: { national: '1-800-426-2537 (1-800-GAMBLER)', dial: '+18004262537', source: casinoControlCommission },
      },
    ],
    ways: [
      {
        kind: 'register',
        name: 'New Jersey Self-Exclusion Program',
        url: 'https://www.nj.gov/casinos/services/problem/',
        source: casinoControlCommission,
      },
    ],
    note: 'Of the Council on Compulsive Gambling of New Jersey.',
  },
]
