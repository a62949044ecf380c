import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from '../../server/process/settings.ts'

/** Writes the table of settings into `docs/operations.md`, in the place of that with the same head. */
export const writeSettings = (file = 'docs/operations.md'): void => {
  const before = readFileSync(file, 'utf8')
  const table = settingsTable()
  const start = before.indexOf(table.slice(0, table.indexOf('\n')))
  if (start < 0) throw new Error(`${file} has no table of settings`)
  const after = before.slice(0, start) + table + before.slice(before.indexOf('\n\n', start))
  if (after !== before) writeFileSync(file, after)
}
