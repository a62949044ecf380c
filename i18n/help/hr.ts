import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'HR',
  lines: [],
  ways: [],
  note: 'No service of Croatia could be confirmed from its own page; what is known everywhere is shown.',
}
