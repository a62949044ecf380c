import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from '../../server/process/settings.ts'
import { limitsTable } from '../../server/security/limits.ts'

/** Writes the tables of `docs/operations.md` that follow from the code, each in the place of that with the same head. */
export const writeTables = (file = 'docs/operations.md'): void => {
  const before = readFileSync(file, 'utf8')
  const after = [settingsTable(), limitsTable()].reduce((page, table) => {
    const start = page.indexOf(table.slice(0, table.indexOf('\n')))
    return page.slice(0, start) + table + page.slice(page.indexOf('\n\n', start))
  }, before)
  if (after !== before) writeFileSync(file, after)
}
