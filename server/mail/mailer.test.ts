import { expect, test } from 'vitest'
import { closeMailersAfterEach, mailerFor, mailTo, play } from '../testing/test-mailer.ts'
import { type Script, startTestSmtp } from '../testing/test-smtp.ts'
import { openTransport } from './transport.ts'

closeMailersAfterEach()

test('a mail is sent when the server answers 250 after the data', async () => {
  const { server, mailer } = await play({})
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('sent')
  expect(server.recipients).toEqual(['RCPT TO:<sam@example.com>'])
  expect(server.data[0]).toContain('To: sam@example.com')
  expect(server.data[0]).toContain('Auto-Submitted: auto-generated')
  expect(server.data[0]).toContain('application/pdf')
})

test('a mail fails without a server, and with one that is down', async () => {
  expect(await mailerFor(undefined).send(mailTo('sam@example.com'))).toBe('failed')
  const stoppedServer = await startTestSmtp()
  await stoppedServer.close()
  expect(await mailerFor(stoppedServer.url).send(mailTo('sam@example.com'))).toBe('failed')
})

test.each<[string, Script]>([
  ['RCPT', { rcpt: ['550 5.1.1 <sam@example.com> unknown'] }],
  ['DATA', { data: '554 5.7.1 not from you' }],
  ['the final dot', { done: ['554 5.7.1 refused for sam@example.com'] }],
])('a permanent refusal after %s rejects the mail, and is not retried', async (_at, script) => {
  const { server, mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('rejected')
  expect(server.recipients).toHaveLength(1)
})

test.each<[string, Script]>([
  ['greeting', { greeting: ['554 not you'] }],
  ['sender', { mail: '550 sender refused' }],
])('a permanent refusal of the %s counts as our failure', async (_at, script) => {
  const { mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
})

test('a refused login counts as our failure', async () => {
  const { server } = await play({ extensions: ['AUTH PLAIN'], auth: '535 wrong' })
  const mailer = mailerFor(server.url.replace('//', '//user:wrong@'))
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
})

test.each<[string, Script]>([
  ['RCPT', { rcpt: ['450 greylisted sam@example.com', '451 later', '250 fine'] }],
  ['the final dot', { done: ['451 try later', '452 try later', '250 taken'] }],
])('4xx replies after %s are retried until the server accepts the mail', async (_at, script) => {
  const { server, mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('sent')
  expect(server.recipients).toHaveLength(3)
})

test('a server that is too busy to greet is retried', async () => {
  const { server, mailer } = await play({ greeting: ['421 too many connections', '220 welcome'] })
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('sent')
  expect(server.connections()).toBe(2)
  expect(server.data).toHaveLength(1)
})

test('endless 4xx replies fail after the last attempt', async () => {
  const { server, mailer } = await play({ rcpt: ['450 later'] })
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.recipients).toHaveLength(3)
})

test.each<[string, Script]>([
  ['drops the connection during the data', { dropAfter: 500 }],
  ['drops the connection after the final dot', { done: ['drop'] }],
])('a mail to a server that %s fails, once', async (_what, script) => {
  const { server, mailer } = await play(script)
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.data).toHaveLength(1)
})

test.each<[string, Script]>([
  ['after the final dot', { done: ['silence'] }],
  ['instead of the reply to DATA', { data: 'silence' }],
  ['instead of a greeting', { greeting: ['silence'] }],
])('silence %s fails at the deadline and is not retried', async (_when, script) => {
  const { server, mailer } = await play(script, { deadline: 2_000 })
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.recipients.length).toBeLessThanOrEqual(1)
})

test('a slow server is waited for', async () => {
  const { server, mailer } = await play({ delay: 60 }, { deadline: 5_000 })
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('sent')
  expect(server.data).toHaveLength(1)
})

test('a server slower than the deadline fails, and does not get the mail twice', async () => {
  const { server, mailer } = await play({ delay: 90 }, { deadline: 400 })
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.senders.length).toBeLessThanOrEqual(1)
})

test('many mails share a few connections', async () => {
  const { server, mailer } = await play({})
  const outcomes = await Promise.all(Array.from({ length: 60 }, (_, n) => mailer.send(mailTo(`p${n}@example.com`))))
  expect(new Set(outcomes)).toEqual(new Set(['sent']))
  expect(server.data).toHaveLength(60)
  expect(server.connections()).toBeLessThanOrEqual(8)
})

test('a failed pooled connection does not affect the next mail', async () => {
  const { server, mailer } = await play({ done: ['250 taken', 'drop', '250 taken'] })
  const outcomes = []
  for (const name of ['a', 'b', 'c']) outcomes.push(await mailer.send(mailTo(`${name}@example.com`)))
  expect(outcomes).toEqual(['sent', 'failed', 'sent'])
  expect(server.data).toHaveLength(3)
})

test('a non-ASCII local part is sent only to a server that announces SMTPUTF8 (ruling 16)', async () => {
  const able = await play({ extensions: ['SMTPUTF8', '8BITMIME'] })
  expect(await able.mailer.send(mailTo('jørgen@example.dk', true))).toBe('sent')
  expect(able.server.senders[0]).toContain('SMTPUTF8')
  expect(able.server.recipients).toEqual(['RCPT TO:<jørgen@example.dk>'])
  const unable = await play({})
  expect(await unable.mailer.send(mailTo('jørgen@example.dk', true))).toBe('rejected')
  expect(unable.server.recipients).toEqual([])
})

test('closing accepts no more mails, waits for those being sent and aborts hanging ones', async () => {
  const { server, mailer } = await play({ done: ['250 taken', 'silence'] }, { drain: 300 })
  const first = mailer.send(mailTo('a@example.com'))
  await first
  const hanging = mailer.send(mailTo('b@example.com'))
  const closing = mailer.close()
  expect(await mailer.send(mailTo('c@example.com'))).toBe('failed')
  await closing
  expect(await Promise.all([first, hanging])).toEqual(['sent', 'failed'])
  expect(server.recipients).not.toContain('RCPT TO:<c@example.com>')
})

test('mails beyond the queue’s capacity fail at once, the others are sent', async () => {
  const { server, mailer } = await play({}, { capacity: 5 })
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => mailer.send(mailTo(`p${n}@example.com`))))
  expect(outcomes).toEqual([...Array(5).fill('sent'), ...Array(3).fill('failed')])
  expect(server.data).toHaveLength(5)
})

test('a thread that dies fails the mail it had, and the next mail starts another', async () => {
  const transport = openTransport('smtp://127.0.0.1', 'test@gamalyze.example', new URL('data:text/javascript,throw new RangeError()'))
  for (let mail = 0; mail < 2; mail += 1)
    expect(await transport.send(mailTo('sam@example.com'), new AbortController().signal)).toEqual({
      outcome: 'failed',
      aboutServer: true,
      retryable: false,
      cause: { code: 'RangeError' },
    })
})
