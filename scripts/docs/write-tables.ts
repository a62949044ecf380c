import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { camel, environmentNames, namesInFile, type SettingName, settings } from '../../server/process/settings.ts'

const rowOf = (name: SettingName, words: string): string => {
  const { about, default: value, shown = value === undefined || value === '' ? '–' : `\`${value}\`` } = settings[name]
  return `| ${words} | ${shown} | ${about} |`
}

const settingsPage = 'docs/settings.md'

type Alert = { alert: string; labels: { severity: string }; annotations: { summary: string; action: string } }
const alertRows = (): string[] => {
  const { groups }: { groups: { rules: Alert[] }[] } = parse(readFileSync('deploy/alerts.yaml', 'utf8'))
  return groups.flatMap(({ rules }) =>
    rules.map(({ alert, labels: { severity }, annotations: { summary, action } }) =>
      // The site's pages are templates, too.
      `| \`${alert}\` (${severity}) | ${summary} | ${action} |`.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, '`$1`'),
    ),
  )
}

/** Tables that the program knows, as Markdown, and the page of each: settings of the environment, those in the provider's own file, alerts. */
export const tables = (): [page: string, table: string][] => [
  [
    settingsPage,
    [
      '| Setting | Default | |',
      '|---|---|---|',
      ...environmentNames.map((name) => rowOf(name, `\`${name}\`${settings[name].secret ? ` (or \`${name}_FILE\`)` : ''}`)),
    ].join('\n'),
  ],
  [
    settingsPage,
    ['| In the file | Default | |', '|---|---|---|', ...namesInFile.map((name) => rowOf(name, `\`${camel(name)}\``))].join('\n'),
  ],
  ['docs/operations.md', ['| Alert | Means | What to do |', '|---|---|---|', ...alertRows()].join('\n')],
]

/** Writes each table into its page, in the place of the one with the same head. */
export const writeTables = (): void => {
  for (const [page, table] of tables()) {
    const text = readFileSync(page, 'utf8')
    const start = text.indexOf(table.slice(0, table.indexOf('\n')))
    if (start < 0) throw new Error(`${page} has no table for ${table.slice(0, 20)}…`)
    const end = text.indexOf('\n\n', start)
    if (text.slice(start, end) !== table) writeFileSync(page, text.slice(0, start) + table + text.slice(end))
  }
}
