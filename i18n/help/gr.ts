import type { HelpEntry, Source } from './entry.ts'

const healthday: Source = { page: 'https://www.healthday.gr', read: '2026-11-22', certainty: 'web-only' }
const healthdayLow: Source = { page: 'https://www.healthday.gr', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'GR',
  lines: [
    {
      name: 'ΚΕΘΕΑ ΑΛΦΑ',
      languages: ['el'],
      web: { url: 'https://www.kethea.gr', source: healthday },
      phone: { national: '1114', dial: '1114', source: healthdayLow },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '21:00' }], source: healthdayLow },
    },
  ],
  ways: [],
  note: 'Old source; KETHEA has become part of EOPAE, and no page of today gives the number.',
}
