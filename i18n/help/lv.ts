import { europe, type HelpEntry, own, service } from './sources.ts'

export const help: HelpEntry = {
  place: 'LV',
  lines: [],
  emergency: europe,
  crisis: [
    service(
      '116123',
      ['lv'],
      { call: '116 123', web: 'https://www.vmnvd.gov.lv/en/toll-free-unified-crisis-line-116123', hours: 'always' },
      own('https://www.vmnvd.gov.lv/en/toll-free-unified-crisis-line-116123', '2026-11-25'),
    ),
  ],
  young: [
    service(
      'Bērnu un pusaudžu uzticības tālrunis',
      ['lv'],
      { call: '116 111', web: 'https://www.bac.gov.lv/en/children-helpline', hours: 'always' },
      own('https://www.bac.gov.lv/en/children-helpline', '2026-11-29'),
    ),
  ],
  note: 'No line for gambling was found on a page with an address.',
}
