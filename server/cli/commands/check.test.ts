import { once } from 'node:events'
import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startMailCatcher } from '../../../scripts/mail-catcher.ts'
import { listBackups } from '../../schedule/backups.ts'
import { newDatabase } from '../../testing/new-database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { runHere } from '../../testing/run-here.ts'
import { startTestServer, type TestServer, testIdKey } from '../../testing/test-server.ts'

const folder = newFolder()
const catcher = await startMailCatcher()
const provider = { providerUrl: 'https://provider.example', contactEmail: 'help@provider.example', mailFrom: 'no-reply@provider.example' }
writeFileSync(join(folder, 'provider.json'), JSON.stringify(provider))
const settings = {
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
  SMTP_URL: catcher.smtpUrl,
  PROVIDER_FILE: join(folder, 'provider.json'),
  WORKERS: '1',
}
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(settings)
  await vi.waitUntil(() => listBackups(settings.BACKUP_DIR, Date.now()).length > 0, 30_000)
})
afterAll(async () => {
  await server.close()
  await catcher.close()
})

type Line = { about: string; ok: boolean | null; text: string }
const check = async (more: Record<string, string | undefined> = {}) => {
  const { code, out } = await runHere(['check', '--json'], { ...settings, PUBLIC_URL: server.url, ...more })
  return { code, lines: out.split('\n').map((line) => JSON.parse(line) as Line) }
}
/** What is said to be wrong with other settings. */
const faults = async (more: Record<string, string | undefined>) => {
  const { code, lines } = await check(more)
  const wrong = lines.flatMap(({ ok, about, text }) => (ok === false ? [`${about}: ${text}`] : []))
  expect(code).toBe(wrong.length > 0 ? 1 : 0)
  return wrong.join('\n')
}

test('an installation that is well is said to be, beside its server, nothing of it is changed, and a mail sent where that is asked', async () => {
  const { code, lines } = await check()
  expect(lines.filter(({ ok }) => ok !== true)).toEqual([])
  expect(code).toBe(0)
  expect([...new Set(lines.map(({ about }) => about))].sort()).toEqual(
    ['ID_KEY', 'PUBLIC_URL', 'backup', 'clock', 'database', 'disk', 'headers', 'mail', 'settings'].sort(),
  )
  expect(catcher.list()).toEqual([])
  expect((await runHere(['check', '--mail-to', 'admin@provider.example'], settings)).out).toMatch(
    /^✓ mail: the mail server accepts a mail$/m,
  )
  expect(catcher.list().map(({ to }) => to)).toEqual(['admin@provider.example'])
})

test.each<[Record<string, string | undefined>, RegExp]>([
  [
    { PROVIDER_FILE: undefined, PROVIDER_URL: 'https://provider.example' },
    /^settings: contactEmail, mailFrom still say gamalyze\.example, which players see: write them into PROVIDER_FILE$/,
  ],
  [{ WORKERS: '9999' }, /^settings: WORKERS=9999 need 1500350 MB of \d+ MB: set it to \d+$/],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'https://127.0.0.1:1' },
    /TRUST_PROXY is not set.*https:\/\/127\.0\.0\.1:1 does not answer \(\w+\)/s,
  ],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'http://test.invalid' },
    /PUBLIC_URL must be https in production.*does not answer \((ENOTFOUND|EAI_AGAIN)\)/s,
  ],
  [{ SMTP_URL: undefined }, /^mail: SMTP_URL is not set/],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, /^mail: the mail server refuses \(\w+\): check SMTP_URL$/],
  [{ BACKUP_DIR: join(folder, 'empty') }, /^backup: there is none in .*empty yet: the next start makes one$/],
  [{ NODE_ENV: 'production', BACKUP_DIR: undefined }, /^backup: BACKUP_DIR is not set/],
  [{ ID_KEY: testIdKey }, /^ID_KEY: is not that of the database: see docs\/errors\/id_key_mismatch$/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ID_KEY: testIdKey }, /^database: cannot be reached \(\w+\): check DATABASE_URL$/],
])('with %j it says what is wrong', async (more, line) => expect(await faults(more)).toMatch(line))

test('an old backup, a file open to others, a clock that is ahead or behind and a damaged file are seen', async () => {
  const data = { DATA_DIR: join(folder, 'broken'), BACKUP_DIR: join(folder, 'old') }
  await runHere(['migrate'], { ...settings, ...data })
  mkdirSync(data.BACKUP_DIR)
  const backup = join(data.BACKUP_DIR, 'monday.dump')
  writeFileSync(backup, '')
  const fiveDaysAgo = Date.now() / 1000 - 5 * 24 * 3600
  utimesSync(backup, fiveDaysAgo, fiveDaysAgo)
  const file = join(data.DATA_DIR, 'gamalyze.sqlite')
  const see = (at: number) => new Sqlite(file).exec(`update clockGuard set "seenAt" = ${at}`).close()
  see(Date.UTC(2025, 0, 1))
  expect((await check(data)).lines).toContainEqual({
    about: 'clock',
    ok: null,
    text: expect.stringMatching(/^is days after 2025-01-01T.* unless no server ran/),
  })
  see(Date.now() + 3_600_000)
  chmodSync(file, 0o644)
  const said = await faults(data)
  expect(said).toMatch(/^clock: is behind: the database has seen /m)
  expect(said).toMatch(/^backup: the newest is 5 days old: see the log for why$/m)
  expect(said).toMatch(/^disk: other users may open .*gamalyze\.sqlite: chmod/m)
  writeFileSync(file, 'x'.repeat(8192))
  expect(await faults(data)).toMatch(/^database: .* cannot be read \(SQLITE_NOTADB\): stop the server and restore a backup$/m)
})

test('a proxy that adds X-Frame-Options, drops the policy or answers calls itself is seen', async () => {
  const proxy = createServer(async (request, response) => {
    const reply = await fetch(server.url + request.url)
    const headers: OutgoingHttpHeaders = { 'content-type': reply.headers.get('content-type') ?? '', 'x-frame-options': 'DENY' }
    response.writeHead(request.method === 'POST' ? 413 : reply.status, headers).end(await reply.text())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  try {
    const said = await faults({ PUBLIC_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` })
    expect(said.split('\n')).toEqual([
      'PUBLIC_URL: a call is answered 413, not by the server: see the proxy',
      'headers: Content-Security-Policy with frame-ancestors is missing: see the proxy',
      'headers: X-Frame-Options is added, which forbids the frame: see the proxy',
      'headers: X-Content-Type-Options is missing: see the proxy',
    ])
  } finally {
    proxy.close()
  }
})

test('of PostgreSQL it reads version, connections, clock and what must be on', async () => {
  const DATABASE_URL = await newDatabase()
  const { lines } = await check({ DATABASE_URL, ID_KEY: testIdKey })
  const texts = lines.flatMap(({ about, text }) => (about === 'database' || about === 'clock' ? [text] : []))
  expect(texts).toEqual(
    expect.arrayContaining([expect.stringMatching(/^PostgreSQL \d\d answers$/), 'that of the database', 'at the newest version']),
  )
})
