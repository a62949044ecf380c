import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { loadSetTexts } from '../../i18n/set-texts.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { agree, knownPlayer } from '../testing/known-player.ts'
import { storeWholeGame } from '../testing/play-game.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { type Script, startTestSmtp } from '../testing/test-smtp.ts'

let clockOffset = 0
const catcher = await startMailCatcher()
const server = await startTestServer(
  { SMTP_URL: catcher.smtpUrl, TRUST_PROXY: 'true', MAILS_PER_ADDRESS: '0' },
  { clock: () => Date.now() + clockOffset },
)
/** A game whose report is never sent. */
const unsent = await storeWholeGame(server)
afterAll(async () => {
  await server?.close()
  await catcher?.close()
})

let clients = 0
/** Each call comes from a different client, unless one is given. */
const send = async (to: TestServer, uid: string, address: string, query: Record<string, string> = {}, client?: string, key?: string) => {
  const search = new URLSearchParams({ secret: to.secret, ...query })
  if (query.secret === '') search.delete('secret')
  const from = client ?? `10.0.${clients >> 8}.${clients++ & 255}`
  const headers = { 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) }
  return to.call('POST', `/api/v1/results/email/${uid}/${encodeURIComponent(address)}?${search}`, undefined, headers)
}

test('the report is sent as HTML with the operator’s mark, text and PDF, in the requested language (R13, R152, R234)', async () => {
  const uid = await storeWholeGame(server)
  const reply = await send(server, uid, 'Soren+test@BÜCHER.example', { language: 'dan' })
  expect(reply).toMatchObject({ status: 200, body: { sent: true } })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const [mail] = catcher.list()
  const { report, root } = await loadSetTexts('dan')
  expect(mail).toMatchObject({ to: 'Soren+test@bücher.example', subject: report.title() })
  for (const words of [report.mail.intro(), report.mail.once(), root.feedback.indication(), root.feedback.of100()])
    expect(mail?.text).toContain(words)
  expect(mail?.html).toContain('<html lang="da" dir="ltr">')
  // The image was attached to the mail: the catcher inlines it where the HTML refers to it.
  expect(mail?.html.match(/src="[^"]{0,30}/g)).toEqual(['src="data:image/png;base64,iVBORw0K'])
  expect(mail?.html).not.toMatch(/cid:|url\(|https?:|<a (?!href="(?:tel|sms):)|<script/i)
  expect(mail?.attachments).toHaveLength(1)
  const [attachment] = mail?.attachments ?? []
  expect(attachment).toMatchObject({ name: `${root.fullReport.heading()}.pdf`, type: 'application/pdf' })
  expect(await readPdf(attachment?.content ?? new Uint8Array())).toMatchObject({ language: 'da', ua: '1' })
})

test('ruling 47: a mail whose answer was lost is not sent again with the same key, even while the first is under way', async () => {
  const uid = await storeWholeGame(server)
  const mails = () => catcher.list().filter(({ to }) => to === 'once@example.com')
  const press = (key: string, address = 'once@example.com') => send(server, uid, address, {}, undefined, key)
  const replies = await Promise.all([press('press-1'), press('press-1')])
  replies.push(await press('press-1'))
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { sent: true } })
  expect(mails()).toHaveLength(1)
  expect(await press('press-1', 'other@example.com')).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await press('press-2')).toMatchObject({ status: 200 })
  expect(mails()).toHaveLength(2)
  // Of the address nothing is kept, nor of the key.
  const database = await openRawDatabase(server)
  const rows = await database.rows('select * from "idempotencyKey"')
  await database.close()
  expect(rows.length).toBeGreaterThan(1)
  expect(JSON.stringify(rows)).not.toMatch(/once|example|press-/)
})

test('ruling 36: whoever opened the game by an account mails it while the view lasts, the session over, within the same limits', async () => {
  const key = await server.newKey('quiet-hour')
  const player = knownPlayer(server, 'quiet-hour', key)
  const { uid } = await player.play()
  await agree(server, uid, { open: true })
  const secret = await player.newSession()
  const view = await player.open(secret)
  const ended = await player.open(secret)
  const hour = 3600_000
  for (const [mail, at] of [0, hour, 23.9 * hour].entries()) {
    clockOffset = at
    const address = `view${mail}@example.com`
    expect(await send(server, view, address, mail === 2 ? { secret: '' } : { secret })).toMatchObject({ status: 200 })
    expect(catcher.list().filter(({ to }) => to === address)).toHaveLength(1)
  }
  expect(await send(server, view, 'more@example.com', { secret })).toMatchObject({ status: 429, body: { limit: 'mails_of_game' } })
  // A uid goes by its key: the session is over, and without a secret nothing is mailed.
  expect(await send(server, uid, 'more@example.com', { secret })).toMatchObject({ status: 401 })
  expect(await send(server, uid, 'more@example.com', { secret: '' })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  clockOffset = 24 * hour
  expect(await send(server, ended, 'more@example.com')).toMatchObject({ status: 404 })
  clockOffset = 0
  expect((await fetch(`${server.url}/api/v1/results/report/${view}.pdf`)).status).toBe(200)
  await agree(server, uid, {})
  expect(await send(server, view, 'more@example.com', { secret })).toMatchObject({ status: 404 })
  expect((await fetch(`${server.url}/api/v1/results/report/${view}.pdf`)).status).toBe(404)
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
  const mailCount = catcher.list().length
  const reply = await send(server, unsent, address)
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(JSON.stringify(reply.body)).not.toContain('@')
  expect(catcher.list()).toHaveLength(mailCount)
})

test('ruling 33: each refusal has its own code, and nothing is sent', async () => {
  const uid = await storeWholeGame(server)
  const unfinishedGame = await server.newGame()
  const foreign = await server.newSecret('hc')
  const revokedSecret = await server.newSecret('nfl')
  await server.revoke(revokedSecret)
  const mailCount = catcher.list().length
  const refusal = (status: number, code: string) => ({ status, body: { status, code } })
  expect(await send(server, randomUUID(), 'sam@example.com')).toMatchObject(refusal(404, 'not_found'))
  expect(await send(server, unfinishedGame, 'sam@example.com')).toMatchObject(refusal(409, 'not_complete'))
  for (const secret of ['x'.repeat(36), foreign, revokedSecret])
    expect(await send(server, uid, 'sam@example.com', { secret })).toMatchObject(refusal(401, 'unauthorized'))
  expect(catcher.list()).toHaveLength(mailCount)
  for (let attempt = 0; attempt < 3; attempt++) expect(await send(server, uid, 'sam@example.com')).toMatchObject({ status: 200 })
  const overLimit = await send(server, uid, 'sam@example.com')
  expect(overLimit).toMatchObject({ status: 429, body: { code: 'rate_limited', limit: 'mails_of_game' } })
  expect(overLimit.body).not.toHaveProperty('until')
})

test('mails are limited by mailbox, network, label and in all; a refusal names the limit and when it is open again', async () => {
  const limits = { MAILS_PER_ADDRESS: '1', MAILS_PER_NETWORK: '2', MAILS_PER_OPERATOR: '4', MAILS_PER_DAY: '5' }
  const settings = { SMTP_URL: catcher.smtpUrl, TRUST_PROXY: 'true', ...limits }
  const limited = await startTestServer(settings, { clock: () => Date.UTC(2026, 10, 22, 18) })
  const [one, another] = [await storeWholeGame(limited), await storeWholeGame(limited)]
  const secret = await limited.newSecret('hc')
  const ofOther = await storeWholeGame(limited, { operator: 'hc', secret })
  const tries: [uid: string, to: string, client: string, limit?: string][] = [
    [one, 'a@example.com', '10.0.0.1'],
    [one, 'A+1@EXAMPLE.com', '10.1.0.1', 'mails_to_address'],
    [one, 'b@example.com', '2001:db8:0:1::1'],
    [one, 'c@example.com', '2001:db8:0:ff::1'],
    [another, 'd@example.com', '2001:db8::9', 'mails_of_network'],
    [another, 'd@example.com', '10.2.0.1'],
    [another, 'e@example.com', '10.3.0.1', 'mails_of_operator'],
    [ofOther, 'e@example.com', '10.4.0.1'],
    [ofOther, 'f@example.com', '10.5.0.1', 'mails'],
  ]
  for (const [uid, to, client, limit] of tries) {
    const { status, headers, body } = await send(limited, uid, to, uid === ofOther ? { secret } : {}, client)
    const refusal = { code: 'rate_limited', limit, until: '2026-11-23T00:00:00.000Z' }
    expect({ to, status, body }).toMatchObject(limit ? { to, status: 429, body: refusal } : { to, status: 200 })
    expect(headers.get('retry-after')).toBe(limit ? `${6 * 3600}` : null)
  }
  await limited.close()
})

test('what strangers use up with a page secret costs other labels and players of sessions nothing, but for the mailbox of the same address', async () => {
  const limits = { MAILS_PER_NETWORK: '2', MAILS_PER_ADDRESS: '2' }
  const limited = await startTestServer({ SMTP_URL: catcher.smtpUrl, TRUST_PROXY: 'true', ...limits })
  const key = await limited.newKey('hc')
  const player = knownPlayer(limited, 'hc', key)
  const [session, pageSecret] = [await player.newSession(), await limited.newSecret('hc')]
  const network = '10.9.0.1'
  const mail = (uid: string, to: string, secret = limited.secret) => send(limited, uid, to, { secret }, network)
  const stranger = await storeWholeGame(limited)
  for (let turn = 0; turn < 2; turn++) expect(await mail(stranger, 'sam@example.com')).toMatchObject({ status: 200 })
  expect(await mail(stranger, 'kim@example.com')).toMatchObject({ status: 429, body: { limit: 'mails_of_network' } })
  const { uid } = await player.play(session)
  expect(await mail(uid, 'sam@example.com', session)).toMatchObject({ status: 200 })
  const other = await storeWholeGame(limited, { operator: 'hc', secret: pageSecret })
  expect(await mail(other, 'sam@example.com', pageSecret)).toMatchObject({ status: 429, body: { limit: 'mails_to_address' } })
  expect(await mail(other, 'kim@example.com', pageSecret)).toMatchObject({ status: 200 })
  await limited.close()
})

test('a player who sends six mails at once sends three', async () => {
  const uid = await storeWholeGame(server)
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(server, uid, 'sam@example.com')))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
})

test.each<[string, Script | 'down', number, string]>([
  ['refuses the address', { rcpt: ['550 5.1.1 <sam@example.com> unknown'] }, 422, 'mail_rejected'],
  ['is down, which is an outage', 'down', 502, 'mail_failed'],
])('a report fails at a mail server that %s', async (_what, script, status, code) => {
  const smtp = await startTestSmtp(script === 'down' ? {} : script)
  if (script === 'down') await smtp.close()
  const other = await startTestServer({ SMTP_URL: smtp.url })
  try {
    const uid = await storeWholeGame(other)
    // A failed mail does not count, so a fourth attempt is treated like the first.
    for (let attempt = 0; attempt < 4; attempt++) {
      const reply = await send(other, uid, 'sam@example.com')
      expect(reply).toMatchObject({ status, body: { code } })
      expect(JSON.stringify(reply.body)).not.toContain('@')
    }
    expect(other.deps.outages.isOn('mail')).toBe(script === 'down')
    if (script !== 'down') return
    const back = await startTestSmtp({}, Number(new URL(smtp.url).port))
    await expect.poll(() => other.deps.outages.isOn('mail')).toBe(false)
    expect(await send(other, uid, 'sam@example.com')).toMatchObject({ status: 200 })
    expect(back.data).toHaveLength(1)
    await back.close()
  } finally {
    await other.close()
    await smtp.close()
  }
})

test('a mail being sent is finished when the server stops', async () => {
  const smtp = await startTestSmtp({ rcpt: ['451 later', '250 fine'] })
  const other = await startTestServer({ SMTP_URL: smtp.url })
  const sending = send(other, await storeWholeGame(other), 'sam@example.com')
  while (smtp.recipients.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await other.close()
  expect(await sending).toMatchObject({ status: 200 })
  expect(smtp.data).toHaveLength(1)
  await smtp.close()
})
