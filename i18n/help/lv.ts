import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'LV',
  lines: [],
  ways: [],
  note: 'No service of Latvia could be confirmed from its own page; what is known everywhere is shown.',
}
