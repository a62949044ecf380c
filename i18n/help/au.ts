import type { HelpEntry, Source } from './entry.ts'
import { datedLists } from './public-lists.ts'

const gamblinghelponline: Source = {
  page: 'https://www.gamblinghelponline.org.au/managing-relationship-online-gambling',
  read: '2026-11-22',
  certainty: 'own',
}
const gamblinghelponlineNumber: Source = {
  page: 'https://www.gamblinghelponline.org.au/covid-19-update',
  dated: '2020-05',
  read: '2026-11-22',
  certainty: 'own',
}
const ministry: Source = {
  page: 'https://formerministers.dss.gov.au/?p=14413',
  dated: '2009',
  read: '2026-11-25',
  certainty: 'own',
  official: true,
}
const acma: Source = {
  page: 'https://www.acma.gov.au/betstop-national-self-exclusion-registertm',
  read: '2026-11-22',
  certainty: 'own',
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
      hours: { open: 'always', source: ministry },
      free: { source: ministry },
      anonymous: { source: ministry },
      relatives: { source: ministry },
    },
  ],
  ways: [{ kind: 'register', name: 'BetStop', url: 'https://www.betstop.gov.au', source: acma }],
  emergency: { number: '000', source: 'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/', read: '2026-11-26' },
  crisis: [
    {
      name: 'Lifeline',
      call: '13 11 14',
      text: '0477 13 11 14',
      web: 'https://www.lifeline.org.au',
      hours: 'always',
      source: datedLists.support.page,
      dated: datedLists.support.dated,
      also: datedLists.addictions,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Kids Helpline',
      call: '1800 55 1800',
      web: 'https://kidshelpline.com.au',
      hours: 'always',
      source: datedLists.checked.page,
      dated: datedLists.checked.dated,
      also: datedLists.emergency,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
}
