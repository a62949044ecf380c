import type { HelpEntry, Source } from './entry.ts'
import { datedLists } from './public-lists.ts'

const thirdsectorawards: Source = {
  page: 'https://www.thirdsectorawards.com/finalists/national-gambling-helpline-team-y0008',
  dated: '2024',
  read: '2026-11-22',
  certainty: 'second-hand',
  also: {
    page: 'https://solisnews.com/2024/12/26/gamcare-helpline-sees-record-calls-in-2023-24-amid-rising-gambling-harms',
    dated: '2024-12-26',
  },
}
const gamcare: Source = {
  page: 'https://gamcare.org.uk/news-and-blog/blog/gambling-support-christmas',
  read: '2026-11-22',
  certainty: 'own',
}
const github: Source = {
  page: 'https://github.com/binary-com/webtrader/pull/1446',
  dated: '2019-04-17',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'GB',
  lines: [
    {
      name: 'National Gambling Helpline',
      languages: ['en'],
      web: { url: 'https://www.gamcare.org.uk', source: gamcare },
      phone: { national: '0808 8020 133', dial: '+448088020133', source: gamcare },
      hours: { open: 'always', source: gamcare },
      free: { source: thirdsectorawards },
      relatives: { source: gamcare },
    },
  ],
  ways: [
    { kind: 'register', name: 'GAMSTOP', url: 'https://www.gamstop.co.uk', source: github },
    { kind: 'relatives', name: 'GamCare', url: 'https://www.gamcare.org.uk', source: gamcare },
  ],
  emergency: { number: '999', source: 'https://www.kickstherapy.com/blog/mental-health-crisis-resources-uk', read: '2026-11-26' },
  crisis: [
    {
      name: 'Samaritans',
      call: '116 123',
      web: 'https://www.samaritans.org',
      hours: 'always',
      source: 'https://www.kickstherapy.com/blog/mental-health-crisis-resources-uk',
      dated: '2026-01-18',
      also: datedLists.support,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Childline',
      call: '0800 1111',
      web: 'https://www.childline.org.uk',
      source:
        'https://www.sunderlandecho.com/news/opinion/columnists/childline-advice-when-a-child-contacts-us-we-will-listen-and-support-them-3817957',
      dated: '2022-08-28',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'Run by GamCare. GambleAware closed on 31 March 2026: no links to BeGambleAware. Number and hours stand on GamCare’s own page, which bears no date (after 2023); that the line went on after March 2026 is to be confirmed. Live chat and WhatsApp are named there without an address. Childline’s number is in a column that Childline itself wrote for a newspaper, and unchanged on a list of January 2026.',
}
