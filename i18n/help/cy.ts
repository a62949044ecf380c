import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'CY',
  lines: [],
  ways: [],
  note: 'No service of Cyprus could be confirmed from its own page; what is known everywhere is shown.',
}
