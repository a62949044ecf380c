import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../mail/catcher.ts'
import { playGame } from '../testing/play-game.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { type Reply, startTestServer, type TestServer } from '../testing/test-server.ts'
import { type Script, startTestSmtp } from '../testing/test-smtp.ts'
import { loadSetTexts } from '../texts/set-texts.ts'

let catcher: MailCatcher
let server: TestServer
/** A game nothing is sent for. */
let unsent: string
beforeAll(async () => {
  catcher = await startMailCatcher()
  server = await startTestServer({ SMTP_URL: catcher.smtpUrl, TRUST_PROXY: 'true' })
  unsent = await playGame(server)
})
afterAll(async () => {
  await server?.close()
  await catcher?.close()
})

let clients = 0
/** Each call comes from a client of its own, unless one is given. */
const send = async (to: TestServer, uid: string, address: string, query: Record<string, string> = {}, client?: string): Promise<Reply> => {
  const search = new URLSearchParams({ secret: to.secret, ...query })
  const from = client ?? `10.0.${clients >> 8}.${clients++ & 255}`
  const reply = await fetch(`${to.url}/api/v1/results/email/${uid}/${encodeURIComponent(address)}?${search}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
  })
  return { status: reply.status, headers: reply.headers, body: await reply.json() }
}

test('the report goes out as HTML, text and PDF, in the language asked for', async () => {
  const uid = await playGame(server)
  const reply = await send(server, uid, 'Soren+test@BÜCHER.example', { language: 'dan' })
  expect(reply).toMatchObject({ status: 200, body: { sent: true } })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const [mail] = catcher.list()
  const { report, root } = await loadSetTexts('dan')
  expect(mail).toMatchObject({ to: 'Soren+test@bücher.example', subject: report.mail.subject() })
  for (const words of [report.mail.intro(), report.mail.once(), root.feedback.indication(), '45']) expect(mail?.text).toContain(words)
  expect(mail?.html).toContain('<html lang="da">')
  expect(mail?.html).not.toMatch(/<img|src=|url\(|https?:|<a |<script/i)
  const [attachment] = mail?.attachments ?? []
  expect(attachment).toMatchObject({ name: `${report.fileName()}.pdf`, type: 'application/pdf' })
  expect(await readPdf(attachment?.content ?? new Uint8Array())).toMatchObject({ language: 'da', ua: '1' })
})

test.each([
  'a',
  'a@b',
  'two words@example.com',
  '"q"@example.com',
  'sam@example.com\r\nBcc: other@example.com',
  `${'a'.repeat(300)}@example.com`,
  `${'a'.repeat(450)}@example.com`,
  'sam@example.com,other@example.com',
])('%j is refused as invalid, and nothing is sent', async (address) => {
  const before = catcher.list().length
  const reply = await send(server, unsent, address)
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(JSON.stringify(reply.body)).not.toContain('@')
  expect(catcher.list()).toHaveLength(before)
})

test('a refusal looks the same whatever its reason, and nothing is sent', async () => {
  const uid = await playGame(server)
  const unfinished = await server.newGame()
  const foreign = await server.newSecret('hc')
  const revoked = await server.newSecret('nfl')
  await server.revoke(revoked)
  const before = catcher.list().length
  const refused = [
    await send(server, randomUUID(), 'sam@example.com'),
    await send(server, unfinished, 'sam@example.com'),
    await send(server, uid, 'sam@example.com', { secret: 'x'.repeat(36) }),
    await send(server, uid, 'sam@example.com', { secret: foreign }),
    await send(server, uid, 'sam@example.com', { secret: revoked }),
  ]
  expect(catcher.list()).toHaveLength(before)
  for (let sent = 0; sent < 3; sent++) expect(await send(server, uid, 'sam@example.com')).toMatchObject({ status: 200 })
  refused.push(await send(server, uid, 'sam@example.com'))
  const client = '10.9.9.9'
  const games: string[] = []
  for (let sent = 0; sent < 10; sent++) {
    if (sent % 3 === 0) games.push(await playGame(server))
    expect(await send(server, games.at(-1) ?? '', 'sam@example.com', {}, client)).toMatchObject({ status: 200 })
  }
  refused.push(await send(server, unsent, 'sam@example.com', {}, client))
  expect(catcher.list()).toHaveLength(before + 13)
  const looks = refused.map(({ status, headers, body }) => {
    const { date: _date, ...rest } = Object.fromEntries(headers)
    return { status, headers: rest, body }
  })
  expect(looks[0]).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  for (const look of looks) expect(look).toEqual(looks[0])
})

test('the limits hold over two processes on one database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-mails-'))
  const settings = { SMTP_URL: catcher.smtpUrl, TRUST_PROXY: 'true', DATA_DIR: dataDir }
  const one = await startTestServer(settings)
  const other = await startTestServer(settings)
  try {
    const uids: string[] = []
    for (let game = 0; game < 5; game++) uids.push(await playGame(one))
    const mail = async (turn: number, uid: string | undefined, client: string) => {
      const { url } = turn % 2 ? other : one
      return (await send({ ...one, url }, uid ?? '', 'sam@example.com', {}, client)).status
    }
    const ofGame = []
    for (let turn = 0; turn < 4; turn++) ofGame.push(await mail(turn, uids[4], `10.7.0.${turn}`))
    expect(ofGame).toEqual([200, 200, 200, 429])
    const ofClient = []
    for (let turn = 0; turn < 12; turn++) ofClient.push(await mail(turn, uids[turn >> 2], '10.8.0.1'))
    // The fourth of each game is refused for the game's sake and counts for the client all the same.
    expect(ofClient).toEqual([200, 200, 200, 429, 200, 200, 200, 429, 200, 200, 429, 429])
    expect(await mail(0, uids[3], '10.8.0.1')).toBe(429)
    expect(await mail(0, uids[3], '10.8.0.2')).toBe(200)
  } finally {
    await one.close()
    await other.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('six mails at once: three go', async () => {
  const uid = await playGame(server)
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(server, uid, 'sam@example.com')))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
})

test.each<[string, Script | 'down', number, string]>([
  ['refuses the address', { rcpt: ['550 5.1.1 <sam@example.com> unknown'] }, 422, 'mail_rejected'],
  ['drops the connection in the data', { dropAfter: 1000 }, 502, 'mail_failed'],
  ['drops the connection after the final dot', { done: ['drop'] }, 502, 'mail_failed'],
  ['is down', 'down', 502, 'mail_failed'],
])('a mail server that %s', async (_what, script, status, code) => {
  const smtp = await startTestSmtp(script === 'down' ? {} : script)
  if (script === 'down') await smtp.close()
  const other = await startTestServer({ SMTP_URL: smtp.url })
  try {
    const uid = await playGame(other)
    // A mail that failed does not count, so a fourth attempt is as good as the first.
    for (let attempt = 0; attempt < 4; attempt++) {
      const reply = await send(other, uid, 'sam@example.com')
      const counts = code === 'mail_rejected' && attempt === 3
      expect(reply).toMatchObject(counts ? { status: 429 } : { status, body: { code } })
      expect(JSON.stringify(reply.body)).not.toContain('@')
    }
  } finally {
    await other.close()
    await smtp.close()
  }
})

test('replies 4xx are tried again within the call', async () => {
  const smtp = await startTestSmtp({ rcpt: ['451 greylisted', '250 fine'] })
  const other = await startTestServer({ SMTP_URL: smtp.url })
  try {
    expect(await send(other, await playGame(other), 'sam@example.com')).toMatchObject({ status: 200 })
    expect(smtp.recipients).toHaveLength(2)
  } finally {
    await other.close()
    await smtp.close()
  }
})

test('a mail under way is finished when the server stops', async () => {
  const smtp = await startTestSmtp({ rcpt: ['451 later', '250 fine'] })
  const other = await startTestServer({ SMTP_URL: smtp.url })
  const sending = send(other, await playGame(other), 'sam@example.com')
  while (smtp.recipients.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await other.close()
  expect(await sending).toMatchObject({ status: 200 })
  expect(smtp.data).toHaveLength(1)
  await smtp.close()
})
