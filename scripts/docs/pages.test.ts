import { readdirSync, readFileSync } from 'node:fs'
import { maxHeaderSize } from 'node:http'
import { expect, test } from 'vitest'
import { consoleErrorStatus } from '../../contract/console/console-errors.ts'
import { languages } from '../../contract/languages.ts'
import { lifetimesMs, signInLinkMinutes } from '../../contract/lifetimes.ts'
import { Theme } from '../../contract/theme.ts'
import { manyClients, maxDelayMs } from '../../server/http/back-pressure.ts'
import { bodyLimitBytes, defaultTimeouts, maxConnections, maxParamLength } from '../../server/http/create-app.ts'
import { longest, longestCookie } from '../../server/http/strict-requests.ts'
import { maxMailsPerGame } from '../../server/mail/authorize-mail.ts'
import { day } from '../../server/process/time.ts'
import { waitMs } from '../../server/report/request-document.ts'
import { limits } from '../../server/security/limits.ts'
import { answersOfGame as answersAboutConsent } from '../../server/store/consents.ts'
import { gamesOfSession } from '../../server/store/games.ts'
import { answersOfGame as answersToPopups } from '../../server/store/popup-answers.ts'
import { lockTimeoutMs } from '../../server/store/sqlite/open-sqlite.ts'
import { inOrder } from './contents.ts'
import { readPages } from './pages.ts'
import { tables } from './write-tables.ts'

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

test('the page about settings has every limit that the database counts, and pages have the tables of settings and alerts as they are', () => {
  const page = pages.get('settings.md')
  for (const { what, subject } of Object.values(limits)) expect(page).toContain(`\n| ${what} | ${subject} | `)
  for (const [file, table] of tables()) expect(read(file)).toContain(`\n\n${table}\n\n`)
})

test('the page about settings has the other limits as they are in the program', () => {
  const rows = (pages.get('settings.md') ?? '').split('\n')
  const n = (number: number) => number.toLocaleString('en')
  const [headers, request, silence] = [defaultTimeouts.headersMs, defaultTimeouts.requestMs, defaultTimeouts.silenceMs].map(
    (ms) => `${ms / 1000} s`,
  )
  const [body, header] = [bodyLimitBytes, maxHeaderSize].map((bytes) => `${bytes / 1024} kB`)
  for (const row of [
    `| Popup answers of one game | ${answersToPopups}, in the database | 400 |`,
    `| Mails of one game | ${maxMailsPerGame}, for good |`,
    `| Answers of one game about consent | ${answersAboutConsent}, for good;`,
    `| Games of one session secret | ${gamesOfSession} | 403 |`,
    `| A document that is not ready within ${waitMs / 1000} s |`,
    `| Overload: event loop later than ${maxDelayMs} ms with more than ${manyClients} clients connected |`,
    `| Body, all headers, one path part | ${body}, ${header}, ${maxParamLength} characters | 413 \`too_large\` for the body,`,
    `| One header | ${n(longest)} characters, \`Cookie\` ${n(longestCookie)} |`,
    `| First byte to the end of the headers, a whole request, connections | ${headers}, ${request}, ${n(maxConnections)} |`,
    `| A connection that carries nothing, within a request or between two | ${silence}: `,
    `| A write while another process holds SQLite's lock | ${lockTimeoutMs / 1000} s;`,
  ])
    expect(
      rows.filter((each) => each.startsWith(row)),
      row,
    ).toHaveLength(1)
  expect(pages.get('errors/too_large.md')).toContain(`413: the body is larger than ${body}`)
})

test('the runbook has at most 2,500 words', () => {
  expect(read('docs/operations.md').split(/\s+/).length).toBeLessThanOrEqual(2500)
})

test('the contents name every page, and no other', () => {
  const names = [...pages.keys(), 'accessibility.md'].map((file) => file.slice(0, -3))
  expect(names.filter((name) => !/^(?:errors|sdk)\/(?!index$)/.test(name)).sort()).toEqual([...inOrder].sort())
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
