import type { HelpEntry } from './entry.ts'

export const help: HelpEntry = {
  place: 'CH',
  lines: [],
  ways: [],
  note: 'No service of Switzerland could be confirmed from its own page; what is known everywhere is shown.',
}
