import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'SI',
  lines: [],
  ways: [],
  note: 'No service of Slovenia could be confirmed from its own page; what is known everywhere is shown.',
}
