import { crisisLines, everyone, type HelpEntry, official, one, own, service } from './sources.ts'

const dss = official('https://formerministers.dss.gov.au/?p=14413 2009', '2026-11-25')

export const help: HelpEntry = {
  place: 'AU',
  lines: [
    {
      name: 'Gambling Help Online',
      languages: ['en'],
      web: {
        url: 'https://www.gamblinghelponline.org.au',
        source: own('https://www.gamblinghelponline.org.au/managing-relationship-online-gambling', '2026-11-22'),
      },
      phone: {
        national: '1800 858 858',
        dial: '+611800858858',
        source: own('https://www.gamblinghelponline.org.au/covid-19-update 2020-05', '2026-11-22'),
      },
      hours: { open: 'always', source: dss },
      free: { source: dss },
      anonymous: { source: dss },
      relatives: { source: dss },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'BetStop',
      url: 'https://www.betstop.gov.au',
      source: official('https://www.acma.gov.au/betstop-national-self-exclusion-registertm', '2026-11-22'),
    },
  ],
  emergency: everyone('000', official('https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/', '2026-11-26')),
  crisis: [
    service(
      'Lifeline',
      ['en'],
      { call: '13 11 14', text: '0477 13 11 14', web: 'https://www.lifeline.org.au', hours: 'always' },
      crisisLines,
    ),
  ],
  young: [
    service(
      'Kids Helpline',
      ['en'],
      { call: '1800 55 1800', web: 'https://kidshelpline.com.au', hours: 'always' },
      one('https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2 2023-03-20', '2026-11-29'),
    ),
  ],
}
