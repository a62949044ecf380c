import { afterEach, expect } from 'vitest'
import { createMailer, type Mailer, type MailerOptions } from '../mail/mailer.ts'
import type { Mail } from '../mail/transport.ts'
import { type Script, startTestSmtp, type TestSmtp } from './test-smtp.ts'

/** A mail with a report to this address; `international` for an address that needs SMTPUTF8. */
export const mailTo = (address: string, international = false): Mail => ({
  to: { address, international },
  subject: 'Your report',
  html: '<p>Hello</p>',
  text: 'Hello',
  attachment: { name: 'report.pdf', content: new Uint8Array(20_000).fill(65) },
})

const logged: unknown[] = []
const log = { warn: (...parts: unknown[]) => void logged.push(parts) }
const open: { close(): Promise<void> }[] = []

/** Closed after the test, in reverse order: servers before the mailers that use them. */
export const closeAfterTest = (each: { close(): Promise<void> }) => void open.unshift(each)

/** A mailer with short retry delays. */
export const mailerFor = (smtpUrl: string | undefined, options: Partial<MailerOptions> = {}): Mailer => {
  const mailer = createMailer({ smtpUrl, from: 'Gamalyze <test@gamalyze.example>', log, retryDelays: [10, 20], ...options })
  open.push(mailer)
  return mailer
}

/** A mailer and an SMTP server that plays the script. */
export const play = async (script: Script, options?: Partial<MailerOptions>, query = ''): Promise<{ server: TestSmtp; mailer: Mailer }> => {
  const server = await startTestSmtp(script)
  closeAfterTest(server)
  return { server, mailer: mailerFor(server.url + query, options) }
}

/** Call it in each file with mailers: closes them after each test, and checks that no address was logged. */
export const closeMailersAfterEach = (): void =>
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()))
    expect(JSON.stringify(logged.splice(0))).not.toContain('@')
  })
