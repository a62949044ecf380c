import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'RO',
  name: 'Joc Responsabil',
  phone: { number: '0800 800 099', dial: '+40800800099', confidence: 'low' },
  url: { address: 'https://jocresponsabil.ro', confidence: 'high' },
  note: 'The number is not confirmed.',
  sources: ['jocresponsabil.ro'],
  checked: '2026-11-21',
}
