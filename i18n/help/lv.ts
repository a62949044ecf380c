import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const iaui: Source = { page: 'Public page of a site’s duties by country: as.org.lv', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'LV',
  lines: [{ name: 'Atbildīga spēle', languages: ['lv'], web: { url: 'https://www.as.org.lv', source: iaui } }],
  ways: [],
  emergency: europe,
  crisis: [
    {
      name: '116123',
      call: '116 123',
      web: 'https://www.vmnvd.gov.lv/en/toll-free-unified-crisis-line-116123',
      hours: 'always',
      source: 'https://www.vmnvd.gov.lv/en/toll-free-unified-crisis-line-116123',
      read: '2026-11-25',
      certainty: 'own',
    },
  ],
}
