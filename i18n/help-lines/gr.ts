import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'GR',
  name: 'ΚΕΘΕΑ ΑΛΦΑ',
  phone: { number: '1114', dial: '1114', confidence: 'medium' },
  url: { address: 'https://www.kethea.gr', confidence: 'high' },
  hours: { open: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '21:00' }], confidence: 'medium' },
  note: 'Old source; KETHEA has become part of EOPAE.',
  sources: ['healthday.gr', 'opengov.gr'],
  checked: '2026-11-21',
}
