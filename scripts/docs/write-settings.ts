import { readFileSync, writeFileSync } from 'node:fs'
import { camel, environmentNames, namesInFile, type SettingName, settings } from '../../server/process/settings.ts'

const rowOf = (name: SettingName, words: string): string => {
  const { about, default: value, shown = value === undefined || value === '' ? '–' : `\`${value}\`` } = settings[name]
  return `| ${words} | ${shown} | ${about} |`
}

/** The reference of the settings of the environment, and of those in the provider's own file, as Markdown tables. */
export const settingsTables = (): string[] => [
  [
    '| Setting | Default | |',
    '|---|---|---|',
    ...environmentNames.map((name) => rowOf(name, `\`${name}\`${settings[name].secret ? ` (or \`${name}_FILE\`)` : ''}`)),
  ].join('\n'),
  ['| In the file | Default | |', '|---|---|---|', ...namesInFile.map((name) => rowOf(name, `\`${camel(name)}\``))].join('\n'),
]

/** Writes the tables of settings into `docs/operations.md`, in the place of those with the same head. */
export const writeSettings = (file = 'docs/operations.md'): void => {
  const before = readFileSync(file, 'utf8')
  const after = settingsTables().reduce((text, table) => {
    const start = text.indexOf(table.slice(0, table.indexOf('\n')))
    if (start < 0) throw new Error(`${file} has no table of settings`)
    return text.slice(0, start) + table + text.slice(text.indexOf('\n\n', start))
  }, before)
  if (after !== before) writeFileSync(file, after)
}
