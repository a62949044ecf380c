import nodemailer from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Mail, SendOutcome } from './mail.ts'

/** Outcome of one attempt. `retryable`: the server answered 4xx, so another attempt may succeed. `cause` never contains an address. */
export type Attempt = {
  outcome: SendOutcome
  /** The failure concerns the server as a whole. */
  aboutServer?: boolean
  retryable: boolean
  cause: { code?: string | undefined; command?: string | undefined; reply?: number | undefined }
}

export type Transport = {
  send(mail: Mail, signal: AbortSignal): Promise<Attempt>
  /** Resolves if the server is reachable and accepts our login. */
  verify(): Promise<unknown>
  close(): void
}

const isLoopback = (hostname: string) => hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)

/** A connection pool for one mail server. Connections open with the first mail. */
export const openTransport = (url: string, from: string): Transport => {
  const settings = {
    url,
    maxConnections: 8,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    // Reports must not cross a network unencrypted. `?requireTLS=false` in the URL disables the check.
    requireTLS: !isLoopback(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const pool = nodemailer.createTransport({ ...settings, pool: true })
  // Without a listener it would end the process; the mails that were under way fail anyway.
  pool.on('error', () => {})
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

/** Only nodemailer's error codes are used: its messages quote the server, and the server quotes the address. */
const readFailure = (error: unknown): Attempt => {
  const { code, command, responseCode: reply } = error as { code?: string; command?: string; responseCode?: number }
  const cause = { code, command, reply }
  const retryable = reply !== undefined && reply >= 400 && reply < 500
  const permanent = reply !== undefined && reply >= 500 && reply !== 503
  // Refusals of the greeting, the login or the sender are ours to fix, not the player's.
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
  const isAborted = error instanceof Error && error.name === 'AbortError'
  return { outcome: permanent && aboutTheMail ? 'rejected' : 'failed', aboutServer: !aboutTheMail && !isAborted, retryable, cause }
}

/** Connects once and checks whether the server's EHLO response, after STARTTLS, offers SMTPUTF8. Rejects if it cannot connect. */
const announcesSmtpUtf8 = ({ url, ...settings }: { url: string } & Record<string, unknown>, signal: AbortSignal): Promise<boolean> => {
  const connection = new SMTPConnection({ ...settings, ...parseConnectionUrl(url) })
  return new Promise<boolean>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    connection.once('error', reject)
    connection.connect((error) => {
      if (error) reject(error)
      else resolve(/^\d{3}[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)))
    })
  }).finally(() => {
    connection.on('error', () => {})
    connection.close()
  })
}
