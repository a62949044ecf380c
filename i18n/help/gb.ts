import { both, everyone, type HelpEntry, official, one, own, service, web } from './sources.ts'

const gamcare = own('https://gamcare.org.uk/news-and-blog/blog/gambling-support-christmas', '2026-11-22')

export const help: HelpEntry = {
  place: 'GB',
  lines: [
    {
      name: 'National Gambling Helpline',
      languages: ['en'],
      web: { url: 'https://www.gamcare.org.uk', source: gamcare },
      phone: { national: '0808 8020 133', dial: '+448088020133', source: gamcare },
      hours: { open: 'always', source: gamcare },
      free: {
        source: both(
          'https://www.thirdsectorawards.com/finalists/national-gambling-helpline-team-y0008 2024',
          'https://solisnews.com/2024/12/26/gamcare-helpline-sees-record-calls-in-2023-24-amid-rising-gambling-harms 2024-12-26',
          '2026-11-22',
        ),
      },
      relatives: { source: gamcare },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'GAMSTOP',
      url: 'https://www.gamstop.co.uk',
      source: web('https://github.com/binary-com/webtrader/pull/1446 2019-04-17', '2026-11-22'),
    },
    { kind: 'relatives', name: 'GamCare', url: 'https://www.gamcare.org.uk', source: gamcare },
  ],
  emergency: everyone('999', one('https://www.kickstherapy.com/blog/mental-health-crisis-resources-uk 2026-01-18', '2026-11-26')),
  crisis: [
    service(
      'Samaritans',
      ['en'],
      { call: '116 123', web: 'https://www.samaritans.org', hours: 'always' },
      both(
        'https://www.kickstherapy.com/blog/mental-health-crisis-resources-uk 2026-01-18',
        'https://github.com/gregdetre/healthyselfjournal/blob/f04f41da5f838bc3798f5306f767a1db198e80eb/docs/reference/GLOBAL_CRISIS_RESOURCES.md 2025-10',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'Childline',
      ['en'],
      { call: '0800 1111', web: 'https://www.childline.org.uk' },
      official(
        'https://www.sunderlandecho.com/news/opinion/columnists/childline-advice-when-a-child-contacts-us-we-will-listen-and-support-them-3817957 2022-08-28',
        '2026-11-26',
      ),
    ),
  ],
  note: 'Run by GamCare. GambleAware closed on 31 March 2026: no links to BeGambleAware. Number and hours stand on GamCare’s own page, which bears no date (after 2023); that the line went on after March 2026 is to be confirmed. Live chat and WhatsApp are named there without an address. Childline’s number is in a column that Childline itself wrote for a newspaper.',
}
