import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'SE',
  name: 'Stödlinjen',
  phone: { number: '020-819 100', dial: '+4620819100', confidence: 'medium' },
  url: { address: 'https://www.stodlinjen.se', confidence: 'high' },
  note: 'The service is confirmed, the number is not.',
  sources: ['psykiatriforskning.se, 2022 and 2023'],
  checked: '2026-11-21',
}
