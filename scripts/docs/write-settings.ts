import { readFileSync, writeFileSync } from 'node:fs'
import { settingNames, settings } from '../../server/process/settings.ts'

/** The reference of all settings as a Markdown table. */
export const settingsTable = (): string =>
  [
    '| Setting | Default | |',
    '|---|---|---|',
    ...settingNames.map((name) => {
      const { about, default: value, shown = value === undefined || value === '' ? '–' : `\`${value}\``, secret: hasFile } = settings[name]
      return `| \`${name}\`${hasFile ? ` (or \`${name}_FILE\`)` : ''} | ${shown} | ${about} |`
    }),
  ].join('\n')

/** Writes the table of settings into `docs/operations.md`, in the place of that with the same head. */
export const writeSettings = (file = 'docs/operations.md'): void => {
  const before = readFileSync(file, 'utf8')
  const table = settingsTable()
  const start = before.indexOf(table.slice(0, table.indexOf('\n')))
  if (start < 0) throw new Error(`${file} has no table of settings`)
  const after = before.slice(0, start) + table + before.slice(before.indexOf('\n\n', start))
  if (after !== before) writeFileSync(file, after)
}
