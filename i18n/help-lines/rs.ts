import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'RS',
  name: 'Specijalna bolnica za bolesti zavisnosti, Beograd',
  note: 'No national line was found, and no number is confirmed.',
  sources: ['novosti.rs', 'autonomija.info'],
  checked: '2026-11-21',
}
