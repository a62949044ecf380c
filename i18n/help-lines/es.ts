import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'ES',
  name: 'FEJAR',
  phone: { number: '900 200 225', dial: '+34900200225', confidence: 'medium' },
  url: { address: 'https://fejar.org', confidence: 'high' },
  note: 'The service is confirmed, the number is not.',
  sources: ['yogonet.com, 2021'],
  checked: '2026-11-21',
}
