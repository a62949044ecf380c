import type { HelpEntry, Source } from './entry.ts'
import { datedLists, europe, lists } from './public-lists.ts'

const gamblingcare: Source = { ...datedLists.support, read: '2026-11-26', certainty: 'second-hand', also: datedLists.audit }
const ccpc: Source = {
  page: 'https://www.ccpc.ie/consumers/money/debt/gambling-debt',
  read: '2026-11-25',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'IE',
  lines: [
    {
      name: 'GamblingCare',
      languages: ['en'],
      web: { url: 'https://www.gamblingcare.ie', source: gamblingcare },
      phone: { national: '1800 936 725', dial: '+3531800936725', source: gamblingcare },
      hours: { open: 'always', source: { ...gamblingcare, certainty: 'web-only' } },
    },
  ],
  ways: [
    { kind: 'bank', source: ccpc },
    { kind: 'treatment', name: 'HSE', url: 'https://www2.hse.ie', source: ccpc },
  ],
  emergency: europe,
  crisis: [
    {
      name: 'Samaritans',
      call: '116 123',
      web: 'https://www.samaritans.org/ireland',
      hours: 'always',
      source: datedLists.checked.page,
      dated: datedLists.checked.dated,
      also: datedLists.support,
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [{ name: 'Childline', web: 'https://www.childline.ie', source: lists.others, read: '2026-11-25', certainty: 'web-only' }],
  note: 'Two lists give the number, both as read on the service’s own page; of its hours one says day and night, another 9 to 23, so none are shown; 1800 753 753, which stands on copies, fell silent in 2018.',
}
