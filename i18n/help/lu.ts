import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'LU',
  lines: [],
  ways: [],
  note: 'No service of Luxembourg could be confirmed from its own page; what is known everywhere is shown.',
}
