import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'NL',
  name: 'Open over Gokken',
  phone: { number: '0800 24 000 22', dial: '+318002400022', confidence: 'low' },
  url: { address: 'https://openovergokken.nl', confidence: 'high' },
  note: 'Took the place of Loket Kansspel in November 2025; the number belonged to Loket Kansspel.',
  sources: ['consumentenbond.nl, 20 November 2025'],
  checked: '2026-11-21',
}
