import { type HelpEntry, own, service, web } from './sources.ts'

const gamblingtherapy = own('https://www.gamblingtherapy.org/about-us/gordon-moody/', '2026-11-22')

export const help: HelpEntry = {
  place: 'world',
  lines: [
    {
      name: 'Gambling Therapy',
      languages: ['en'],
      web: { url: 'https://www.gamblingtherapy.org', source: gamblingtherapy },
      free: {
        source: web(
          'https://aytomallen.com/united-kingdom-gambling-commission/gordon-moody-using-technology-to-grow-the-global-conversation-around-problem-gambling 2021',
          '2026-11-22',
        ),
      },
    },
  ],
  ways: [
    {
      kind: 'block',
      name: 'BetBlocker',
      url: 'https://betblocker.org',
      source: web('https://thebusinesspicture.com/?p=4017 2025', '2026-11-22'),
    },
    { kind: 'relatives', name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org', source: gamblingtherapy },
  ],
  crisis: [
    service(
      'Find A Helpline',
      ['en'],
      { web: 'https://findahelpline.com' },
      web(
        'https://github.com/gregdetre/healthyselfjournal/blob/f04f41da5f838bc3798f5306f767a1db198e80eb/docs/reference/GLOBAL_CRISIS_RESOURCES.md 2025-10',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'Child Helpline International',
      ['en'],
      { web: 'https://childhelplineinternational.org' },
      own('https://childhelplineinternational.org/kek-vonal-a-safe-haven-for-children-in-hungary/', '2026-11-29'),
    ),
  ],
  note: 'Help online in many languages, run by the charity Gordon Moody.',
}
