import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'SK',
  lines: [],
  ways: [],
  note: 'No service of Slovakia could be confirmed from its own page; what is known everywhere is shown.',
}
