import { everyone, type HelpEntry, official, service, web } from './sources.ts'

const cph = official('https://www.cph.co.nz/gambling-harm-awareness-week/ 2020', '2026-11-22')
const scoop = official(
  'http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm 2017-06-29',
  '2026-11-26',
)
const crisisLine = service(
  '1737: Need to talk?',
  ['en'],
  { call: '1737', text: '1737', web: 'https://1737.org.nz', hours: 'always' },
  scoop,
)

export const help: HelpEntry = {
  place: 'NZ',
  lines: [
    {
      name: 'Gambling Helpline Aotearoa',
      languages: ['en'],
      web: {
        url: 'https://www.gamblinghelpline.co.nz',
        source: web('https://insiderluckfeed.com/responsible-gambling.html', '2026-11-22'),
      },
      phone: { national: '0800 654 655', dial: '+64800654655', source: cph },
      text: { number: '8006', source: cph },
      hours: { open: 'always', source: cph },
      free: {
        source: web(
          'https://m.scoop.co.nz/stories/GE0708/S00057/gambling-helpline-leads-way-with-new-text-service.htm 2007-08',
          '2026-11-22',
        ),
      },
    },
  ],
  emergency: everyone('111', scoop),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'By the public health service of Canterbury. The page for the price is of an earlier operator of the line, so it is not shown.',
}
