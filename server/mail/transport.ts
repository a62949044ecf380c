import nodemailer from 'nodemailer'
import { announcesSmtpUtf8 } from './announces-smtp-utf8.ts'
import type { Mail, SendOutcome } from './mail.ts'

/** What came of one attempt. `retryable`: the server answered 4xx, so another attempt may do. `cause` never holds an address. */
export type Attempt = {
  outcome: SendOutcome
  /** The server could not be used at all. */
  aboutServer?: boolean
  retryable: boolean
  cause: { code?: string | undefined; command?: string | undefined; reply?: number | undefined }
}

export type Transport = {
  send(mail: Mail, signal: AbortSignal): Promise<Attempt>
  /** Resolves where the server can be reached and takes our login. */
  verify(): Promise<unknown>
  close(): void
}

/** A pool of connections to one mail server, opened when the first mail comes. */
export const openTransport = (url: string, from: string): Transport => {
  const { hostname } = new URL(url)
  const settings = {
    url,
    maxConnections: 8,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    // Reports do not cross a network unencrypted. `?requireTLS=false` in the address lifts it.
    requireTLS: !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const pool = nodemailer.createTransport({ ...settings, pool: true })
  return {
    async send(mail, signal) {
      try {
        if (mail.to.international && !(await announcesSmtpUtf8(settings, signal)))
          return { outcome: 'rejected', retryable: false, cause: { code: 'NO_SMTPUTF8' } }
        await pool.sendMail({ ...compose(mail, from), signal })
        return { outcome: 'sent', retryable: false, cause: {} }
      } catch (error) {
        return readFailure(error)
      }
    },
    verify: () => pool.verify(),
    close: () => pool.close(),
  }
}

const compose = ({ to, subject, html, text, marks = [], attachment }: Mail, from: string) => ({
  from,
  to: { name: '', address: to.address },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  attachments: [
    ...marks.map(({ cid, png }, index) => ({
      filename: `mark-${index + 1}.png`,
      content: Buffer.from(png),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      cid,
    })),
    ...(attachment ? [{ filename: attachment.name, content: Buffer.from(attachment.content), contentType: 'application/pdf' }] : []),
  ],
})

/** Of nodemailer's error only codes are taken: its texts quote the server, and the server quotes the address. */
const readFailure = (error: unknown): Attempt => {
  const { code, command, responseCode: reply } = error as { code?: string; command?: string; responseCode?: number }
  const cause = { code, command, reply }
  const retryable = reply !== undefined && reply >= 400 && reply < 500
  const permanent = reply !== undefined && reply >= 500 && reply !== 503
  // Refusals of the greeting, the login or the sender are ours to fix, not the player's.
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
  const broken = error instanceof Error && error.name === 'AbortError'
  return { outcome: permanent && aboutTheMail ? 'rejected' : 'failed', aboutServer: !aboutTheMail && !broken, retryable, cause }
}

const isLoopback = (hostname: string) => hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
