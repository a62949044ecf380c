import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const gamblingtherapy: Source = { page: 'https://www.gamblingtherapy.org/about-us/gordon-moody/', read: '2026-11-22', certainty: 'own' }
const aytomallen: Source = {
  page: 'https://aytomallen.com/united-kingdom-gambling-commission/gordon-moody-using-technology-to-grow-the-global-conversation-around-problem-gambling',
  dated: '2021',
  read: '2026-11-22',
  certainty: 'web-only',
}
const thebusinesspicture: Source = {
  page: 'https://thebusinesspicture.com/?p=4017',
  dated: '2025',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'world',
  lines: [
    {
      name: 'Gambling Therapy',
      languages: ['en'],
      web: { url: 'https://www.gamblingtherapy.org', source: gamblingtherapy },
      free: { source: aytomallen },
    },
  ],
  ways: [
    { kind: 'block', name: 'BetBlocker', url: 'https://betblocker.org', source: thebusinesspicture },
    { kind: 'relatives', name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org', source: gamblingtherapy },
  ],
  crisis: [{ name: 'Find A Helpline', web: 'https://findahelpline.com', source: lists.support, read: '2026-11-25', certainty: 'web-only' }],
  young: [
    {
      name: 'Child Helpline International',
      web: 'https://childhelplineinternational.org/helplines/',
      source: lists.others,
      read: '2026-11-25',
      certainty: 'web-only',
    },
  ],
  note: 'Help online in many languages, run by the charity Gordon Moody.',
}
