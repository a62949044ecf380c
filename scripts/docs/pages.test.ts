import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consoleErrorStatus } from '../../contract/console/console-errors.ts'
import { languages } from '../../contract/languages.ts'
import { lifetimesMs, signInLinkMinutes } from '../../contract/lifetimes.ts'
import { Theme } from '../../contract/theme.ts'
import { day } from '../../server/process/time.ts'
import { limitsTable } from '../../server/security/limits.ts'
import { readPages } from './pages.ts'

const pages = readPages()
const read = (path: string) => readFileSync(path, 'utf8')

test('each code of page, server and console has a page that says what happened and what to do', () => {
  const ofPage = [...read('sdk/embed-error.ts').matchAll(/^ {2}\| '([A-Z_]+)'/gm)].map(([, code = '']) => code)
  for (const code of [...ofPage, ...Object.keys(consoleErrorStatus), 'offline', 'BAD_WEBHOOK', 'ID_KEY_MISMATCH']) {
    const page = pages.get(`errors/${code.toLowerCase()}.md`) ?? ''
    expect(page, code).toContain(`\`${code}\``)
    expect(page, code).toMatch(/\*\*What happened\.\*\* .+\n\n\*\*What to do\.\*\* .+/)
  }
})

test('the page about embedding names each option of mount, and each language', () => {
  const options = /export type MountOptions = \{(.*?)\n\}/s.exec(read('sdk/options.ts'))?.[1] ?? ''
  const embedding = pages.get('embedding.md') ?? ''
  for (const [, name] of options.matchAll(/^ {2}(\w+)\??:/gm)) expect(embedding).toContain(`| \`${name}\` |`)
  for (const language of languages) expect(embedding).toContain(`\`${language}\``)
})

test('the page about labels names each field of a theme, or its ending', () => {
  const page = pages.get('operators.md') ?? ''
  const isNamed = (field: string) => page.includes(`\`${field}\``) || page.includes(`\`${field.replace('buttonColorPrimary', '…')}\``)
  expect(Object.keys(Theme.properties).filter((field) => !isNamed(field))).toEqual([])
})

test('the page about operation has every limit that the database counts', () => {
  expect(pages.get('operations.md')).toContain(`\n\n${limitsTable()}\n\n`)
})

test('no page has a heading twice', () => {
  for (const file of readdirSync('docs').filter((name) => name.endsWith('.md'))) {
    const headings = read(`docs/${file}`).match(/^#.*$/gm) ?? []
    expect(headings, file).toEqual([...new Set(headings)])
  }
})

test('pages say how long links and session secrets are good', () => {
  const secretMinutes = `${lifetimesMs.sessionSecret / 60_000} minutes`
  expect(pages.get('security.md')).toContain(
    `The link of the sign-in page works for ${signInLinkMinutes} minutes, an invitation for seven days`,
  )
  for (const page of ['secrets.md', 'security.md', 'known-users.md']) expect(pages.get(page), page).toContain(secretMinutes)
  expect(lifetimesMs).toMatchObject({ invitation: 7 * day, gameOfSession: day })
})

test('no page tells anybody to install a name that is not ours', () => {
  for (const [file, text] of pages) expect(text, file).not.toMatch(/npm (?:i|install|add) @gamalyze|npx gamalyze/)
})
