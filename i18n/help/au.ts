import type { HelpEntry, Source } from './entry.ts'

const gamblinghelponline: Source = {
  page: 'https://www.gamblinghelponline.org.au/managing-relationship-online-gambling',
  read: '2026-11-22',
  sure: 'high',
}
const gamblinghelponlineNumber: Source = {
  page: 'https://www.gamblinghelponline.org.au/covid-19-update',
  dated: '2020-05',
  read: '2026-11-22',
  sure: 'high',
}
const n9News: Source = {
  page: 'https://www.9news.com.au/national/betstop-self-registration-gambling-addiction-to-launch-in-august/c98b71ac-a585-49b2-9885-bdb7f231d0d0',
  dated: '2023-07-10',
  read: '2026-11-22',
  sure: 'high',
  also: 'formerministers.dss.gov.au/?p=14413: free, day and night (2009)',
}
const acma: Source = {
  page: 'https://www.acma.gov.au/betstop-national-self-exclusion-registertm',
  read: '2026-11-22',
  sure: 'high',
  official: true,
}

export const help: HelpEntry = {
  place: 'AU',
  lines: [
    {
      name: 'Gambling Help Online',
      languages: ['en'],
      web: { url: 'https://www.gamblinghelponline.org.au', source: gamblinghelponline },
      phone: { national: '1800 858 858', dial: '+611800858858', source: gamblinghelponlineNumber },
      hours: { open: 'always', source: n9News },
      free: { source: n9News },
    },
  ],
  ways: [
    { kind: 'register', name: 'BetStop', url: 'https://www.betstop.gov.au', source: acma },
    { kind: 'relatives', name: 'Gambling Help Online', url: 'https://www.gamblinghelponline.org.au', source: n9News },
  ],
}
