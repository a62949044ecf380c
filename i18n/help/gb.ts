import type { HelpEntry, Source } from './entry.ts'

const thirdsectorawards: Source = {
  page: 'https://www.thirdsectorawards.com/finalists/national-gambling-helpline-team-y0008',
  dated: '2024',
  read: '2026-11-22',
  sure: 'high',
  also: 'igamingbusiness.com/news/uk-s-national-gambling-helpline-open-24-hours-day (2019-10-01)',
}
const gamcare: Source = {
  page: 'https://gamcare.org.uk/news-and-blog/blog/gambling-support-christmas',
  read: '2026-11-22',
  sure: 'high',
  also: 'latestbettingoffers.co.uk/articles/national-gambling-helpline-is-now-open-24-hours-a-day (2019-10); luckybetfinder.com/addiction-warning.html (2025-01)',
}
const github: Source = {
  page: 'https://github.com/binary-com/webtrader/pull/1446',
  dated: '2019-04-17',
  read: '2026-11-22',
  sure: 'medium',
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
    },
  ],
  ways: [
    { kind: 'register', name: 'GAMSTOP', url: 'https://www.gamstop.co.uk', source: github },
    { kind: 'relatives', name: 'GamCare', url: 'https://www.gamcare.org.uk', source: gamcare },
  ],
  note: 'Run by GamCare. GambleAware closed on 31 March 2026: no links to BeGambleAware. Number and hours stand on GamCare’s own page, which bears no date (after 2023); that the line went on after March 2026 is to be confirmed. Live chat and WhatsApp are named there without an address.',
}
