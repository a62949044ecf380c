import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createMailer, type Mail, type Mailer, type MailerOptions } from './mailer.ts'
import { type Script, startTestSmtp, type TestSmtp } from './test-smtp.ts'

const mailTo = (address: string, international = false): Mail => ({
  to: { address, international },
  subject: 'Your report',
  html: '<p>Hello</p>',
  text: 'Hello',
  attachment: { name: 'report.pdf', content: new Uint8Array(20_000).fill(65) },
})

const logged: unknown[] = []
const log = { warn: (...parts: unknown[]) => void logged.push(parts) }
const open: { close(): Promise<void> }[] = []

function mailerFor(smtpUrl: string | undefined, options: Partial<MailerOptions> = {}): Mailer {
  const mailer = createMailer({ smtpUrl, from: 'Gamalyze <test@gamalyze.example>', log, retryDelays: [10, 20], ...options })
  open.push(mailer)
  return mailer
}

async function play(script: Script, options?: Partial<MailerOptions>, query = ''): Promise<{ server: TestSmtp; mailer: Mailer }> {
  const server = await startTestSmtp(script)
  open.unshift(server)
  return { server, mailer: mailerFor(server.url + query, options) }
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
  const words = JSON.stringify(logged.splice(0))
  expect(words).not.toContain('@')
})

test('a mail is sent when the server answers 250 after the data', async () => {
  const { server, mailer } = await play({})
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('sent')
  expect(server.recipients).toEqual(['RCPT TO:<sam@example.com>'])
  expect(server.data[0]).toContain('To: sam@example.com')
  expect(server.data[0]).toContain('Auto-Submitted: auto-generated')
  expect(server.data[0]).toContain('application/pdf')
})

test('without a server, and with one that is down, a mail fails', async () => {
  expect(await mailerFor(undefined).send(mailTo('sam@example.com'))).toBe('failed')
  const gone = await startTestSmtp()
  await gone.close()
  expect(await mailerFor(gone.url).send(mailTo('sam@example.com'))).toBe('failed')
})

test.each<[string, Script]>([
  ['RCPT', { rcpt: ['550 5.1.1 <sam@example.com> unknown'] }],
  ['the final dot', { done: ['554 5.7.1 refused for sam@example.com'] }],
])('a permanent refusal after %s rejects the mail, and is not tried again', async (_at, script) => {
  const { server, mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('rejected')
  expect(server.recipients).toHaveLength(1)
})

test.each<[string, Script]>([
  ['greeting', { greeting: '554 not you' }],
  ['sender', { mail: '550 sender refused' }],
])('a permanent refusal of the %s is a failure of ours', async (_at, script) => {
  const { mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
})

test('a refused login is a failure of ours', async () => {
  const server = await startTestSmtp({ extensions: ['AUTH PLAIN'], auth: '535 wrong' })
  open.unshift(server)
  const mailer = mailerFor(server.url.replace('//', '//user:wrong@'))
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
})

test.each<[string, Script]>([
  ['RCPT', { rcpt: ['450 greylisted sam@example.com', '451 later', '250 fine'] }],
  ['the final dot', { done: ['451 try later', '452 try later', '250 taken'] }],
])('replies 4xx after %s are tried again until the server takes the mail', async (_at, script) => {
  const { server, mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('sent')
  expect(server.recipients).toHaveLength(3)
})

test('replies 4xx without end fail after the last attempt', async () => {
  const { server, mailer } = await play({ rcpt: ['450 later'] })
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.recipients).toHaveLength(3)
})

test.each<[string, Script]>([
  ['drops the connection within the data', { dropAfter: 500 }],
  ['drops the connection after the final dot', { done: ['drop'] }],
])('a server that %s: failed, once', async (_what, script) => {
  const { server, mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.data).toHaveLength(1)
})

test.each<[string, Script]>([
  ['after the final dot', { done: ['silence'] }],
  ['instead of a greeting', { greeting: 'silence' }],
])('silence %s fails at the deadline and is not tried again', async (_when, script) => {
  const { server, mailer } = await play(script, { deadline: 300 })
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.recipients.length).toBeLessThanOrEqual(1)
})

test('a pooled connection that failed does not spoil the next mail', async () => {
  const { server, mailer } = await play({ done: ['250 taken', 'drop', '250 taken'] })
  const outcomes = []
  for (const name of ['a', 'b', 'c']) outcomes.push(await mailer.send(mailTo(`${name}@example.com`)))
  expect(outcomes).toEqual(['sent', 'failed', 'sent'])
  expect(server.data).toHaveLength(3)
})

test('a local part that is not ASCII goes only to a server that announces SMTPUTF8', async () => {
  const able = await play({ extensions: ['SMTPUTF8', '8BITMIME'] })
  expect(await able.mailer.send(mailTo('jørgen@example.dk', true))).toBe('sent')
  expect(able.server.senders[0]).toContain('SMTPUTF8')
  expect(able.server.recipients).toEqual(['RCPT TO:<jørgen@example.dk>'])
  const unable = await play({})
  expect(await unable.mailer.send(mailTo('jørgen@example.dk', true))).toBe('rejected')
  expect(unable.server.recipients).toEqual([])
})

test('where encryption is required, nothing is sent without it', async () => {
  const { server, mailer } = await play({}, {}, '?requireTLS=true')
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.recipients).toEqual([])
})

test('with a login over TLS', async () => {
  const logins: string[] = []
  const server = new SMTPServer({
    secure: true,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username} ${password}`)
      if (password === 'p@ss:word') done(null, { user: username })
      else done(new Error('wrong'))
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ close: () => new Promise((resolve) => server.close(() => resolve())) })
  const { port } = server.server.address() as AddressInfo
  const url = (password: string, query = '') => `smtps://sam:${encodeURIComponent(password)}@127.0.0.1:${port}${query}`
  // The server's certificate is its own: refused, unless the settings say otherwise.
  expect(await mailerFor(url('p@ss:word')).send(mailTo('sam@example.com'))).toBe('failed')
  const lax = '?tls.rejectUnauthorized=false'
  expect(await mailerFor(url('p@ss:word', lax)).send(mailTo('sam@example.com'))).toBe('sent')
  expect(await mailerFor(url('wrong', lax)).send(mailTo('sam@example.com'))).toBe('failed')
  expect(logins).toEqual(['sam p@ss:word', 'sam wrong'])
})

test('closing takes no more mails, waits for those under way and breaks off what hangs', async () => {
  const { server, mailer } = await play({ done: ['250 taken', 'silence'] }, { drain: 300 })
  const first = mailer.send(mailTo('a@example.com'))
  await first
  const hanging = mailer.send(mailTo('b@example.com'))
  const closed = mailer.close()
  expect(await mailer.send(mailTo('c@example.com'))).toBe('failed')
  await closed
  expect(await Promise.all([first, hanging])).toEqual(['sent', 'failed'])
  expect(server.recipients).not.toContain('RCPT TO:<c@example.com>')
})

test('more mails than the queue holds fail at once, the others are sent', async () => {
  const { server, mailer } = await play({}, { capacity: 5 })
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => mailer.send(mailTo(`p${n}@example.com`))))
  expect(outcomes).toEqual([...Array(5).fill('sent'), ...Array(3).fill('failed')])
  expect(server.data).toHaveLength(5)
})
