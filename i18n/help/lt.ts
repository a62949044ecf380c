import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'LT',
  lines: [],
  ways: [],
  note: 'No service of Lithuania could be confirmed from its own page; what is known everywhere is shown.',
}
