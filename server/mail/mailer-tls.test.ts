import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { closeAfterTest, closeMailersAfterEach, mailerFor, mailTo, play } from '../testing/test-mailer.ts'
import type { Script } from '../testing/test-smtp.ts'

closeMailersAfterEach()

/** A third-party SMTP server with TLS and a self-signed certificate. */
const startTlsServer = async (
  options: SMTPServerOptions,
): Promise<{ url(login?: string, query?: string): string; mails: () => number }> => {
  let mails = 0
  const server = new SMTPServer({
    logger: false,
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        mails++
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterTest({ close: () => new Promise((resolve) => server.close(() => resolve())) })
  const { port } = server.server.address() as AddressInfo
  return {
    mails: () => mails,
    url: (login = '', query = '') => `smtp${options.secure ? 's' : ''}://${login && `${login}@`}127.0.0.1:${port}${query}`,
  }
}

const withoutVerification = 'tls.rejectUnauthorized=false'

test('a mail is sent over TLS from the first byte, with a login', async () => {
  const logins: string[] = []
  const server = await startTlsServer({
    secure: true,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username} ${password}`)
      if (password === 'p@ss:word') done(null, { user: username })
      else done(new Error('wrong'))
    },
  })
  const send = (password: string) =>
    mailerFor(server.url(`sam:${encodeURIComponent(password)}`, `?${withoutVerification}`)).send(mailTo('sam@example.com'))
  expect(await send('p@ss:word')).toBe('sent')
  expect(await send('wrong')).toBe('failed')
  expect(logins).toEqual(['sam p@ss:word', 'sam wrong'])
  expect(server.mails()).toBe(1)
})

test('a mail is sent after STARTTLS, with AUTH offered only afterwards', async () => {
  let isEncrypted: boolean | undefined
  const server = await startTlsServer({
    secure: false,
    onAuth({ username }, session, done) {
      isEncrypted = session.secure
      done(null, { user: username })
    },
  })
  expect(await mailerFor(server.url('sam:secret', `?requireTLS=true&${withoutVerification}`)).send(mailTo('sam@example.com'))).toBe('sent')
  expect(isEncrypted).toBe(true)
})

test.each([true, false])('an untrusted certificate is refused before the address is sent (secure: %s)', async (secure) => {
  const deliveries: string[] = []
  const server = await startTlsServer({
    secure,
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      deliveries.push(address)
      done()
    },
  })
  expect(await mailerFor(server.url('', '?requireTLS=true')).send(mailTo('sam@example.com'))).toBe('failed')
  expect(deliveries).toEqual([])
  expect(server.mails()).toBe(0)
})

test.each<[string, Script]>([
  ['is not announced', {}],
  ['is announced and then refused', { extensions: ['STARTTLS'], startTls: '454 TLS not available' }],
  ['is announced and then aborted', { extensions: ['STARTTLS'], startTls: 'drop' }],
  ['is accepted, but not followed by TLS', { extensions: ['STARTTLS'], startTls: '220 go on\r\n250 nonsense' }],
])('nothing is sent where encryption is required and %s', async (_what, script) => {
  const { server, mailer } = await play(script, { deadline: 2_000 }, '?requireTLS=true')
  expect(await mailer.send(mailTo('sam@example.com'))).toBe('failed')
  expect(server.recipients).toEqual([])
})
