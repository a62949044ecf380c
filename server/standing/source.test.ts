import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memberRoles } from '../../contract/console/console-call.ts'
import { saidFaults } from '../../i18n/checks/said.ts'
import texts from '../../i18n/eng/namespaces.ts'

const files = globSync('{server,contract,i18n}/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] })
const withText = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort()

/** Who processes players' data besides the provider: hosting, the mail server, partners' own webhooks. A check by command asks the server itself. */
test('the server itself connects to the database, the mail server and partners’ webhooks, and to nobody else', () => {
  expect(
    withText(/\bfetch\(|\b(https?|net|tls|http2)\.(request|connect|get)\(|\bcreateConnection\(|createTransport\(|new pg\.(Pool|Client)\(/),
  ).toEqual([
    'contract/call.ts',
    'server/cli/check/site.ts',
    'server/cli/operator/preview.ts',
    'server/mail/smtp-thread.ts',
    'server/store/postgres/database.ts',
  ])
  expect(withText(/from '(node:)?(https?|net|tls|http2|dgram)'/)).toEqual([
    'server/http/app.ts',
    'server/http/create-app.ts',
    'server/http/error-handling.ts',
    'server/monitoring/metrics.ts',
    'server/security/network-of.ts',
    'server/webhooks/addresses.ts',
    'server/webhooks/post.ts',
  ])
})

test('signing is for reports of the provider’s command alone: no module that makes a player’s report knows of it (ruling 50)', () => {
  expect(withText(/\bsignBytes\(/)).toEqual(['server/cli/commands/report.ts'])
})

test('frame and SDK keep nothing but in session storage, of which data-protection.md says what players read (ruling 71)', () => {
  const browserFiles = globSync('{app,sdk}/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}', '**/{dist,node_modules}/**'] })
  const kept = /\b(localStorage|indexedDB|document\.cookie|cookieStore|caches\.open)\b/
  expect(browserFiles.filter((file) => kept.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(readFileSync('docs/standing/data-protection.md', 'utf8')).toContain(texts.terms.cookies.text)
})

/** The other sets: `i18n/checks/said.test.ts`. */
test('no document says that what the browser stores is gone with the tab, or written during play only (ruling 71)', () => {
  const documents = globSync(['docs/**/*.md', '{README,sdk/README}.md', 'console/texts/eng/*.ts'], { exclude: ['docs/requirements.md'] })
  const says = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => saidFaults('', line, 'en').some(({ reason }) => reason === 'storage'))
  expect(Object.fromEntries(documents.map((file) => [file, says(file)]).filter(([, lines]) => lines?.length))).toEqual({})
})

test('the console has the three roles that the documents name', () => {
  expect(memberRoles).toEqual(['viewer', 'editor', 'owner'])
})
