import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'BG',
  lines: [],
  ways: [],
  note: 'No service of Bulgaria could be confirmed from its own page; what is known everywhere is shown.',
}
