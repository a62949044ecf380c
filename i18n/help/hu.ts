import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'HU',
  lines: [],
  ways: [],
  note: 'No service of Hungary could be confirmed from its own page; what is known everywhere is shown.',
}
