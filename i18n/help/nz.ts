import type { HelpEntry, Service, Source } from './entry.ts'

const insiderluckfeed: Source = { page: 'https://insiderluckfeed.com/responsible-gambling.html', read: '2026-11-22', certainty: 'web-only' }
const cph: Source = {
  page: 'https://www.cph.co.nz/gambling-harm-awareness-week/',
  dated: '2020',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
}
const m: Source = {
  page: 'https://m.scoop.co.nz/stories/GE0708/S00057/gambling-helpline-leads-way-with-new-text-service.htm',
  dated: '2007-08',
  read: '2026-11-22',
  certainty: 'web-only',
}

const need1737: Service = {
  name: '1737: Need to talk?',
  call: '1737',
  text: '1737',
  web: 'https://1737.org.nz',
  hours: 'always',
  source: 'http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm',
  dated: '2017-06-29',
  official: true,
  read: '2026-11-26',
  certainty: 'own',
}

export const help: HelpEntry = {
  place: 'NZ',
  lines: [
    {
      name: 'Gambling Helpline Aotearoa',
      languages: ['en'],
      web: { url: 'https://www.gamblinghelpline.co.nz', source: insiderluckfeed },
      phone: { national: '0800 654 655', dial: '+64800654655', source: cph },
      text: { number: '8006', source: cph },
      hours: { open: 'always', source: cph },
      free: { source: m },
    },
  ],
  ways: [],
  emergency: {
    number: '111',
    source: 'http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm',
    read: '2026-11-26',
  },
  crisis: [need1737],
  young: [need1737],
  note: 'By the public health service of Canterbury. The page for the price is of 2007, of an earlier operator of the line, so it is not shown.',
}
