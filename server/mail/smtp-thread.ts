import { parentPort, workerData } from 'node:worker_threads'
import nodemailer from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Answer, Attempt, Mail, Order } from './transport.ts'

// A connection pool for one mail server, in a thread of its own: `transport.ts` starts it and gives it orders.

const isLoopback = (hostname: string) => hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)

const { url, from } = workerData as { url: string; from: string }
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
/** Connections open with the first mail. */
const pool = nodemailer.createTransport({ ...settings, pool: true })

const attempt = async (mail: Mail | undefined, signal: AbortSignal): Promise<Attempt> => {
  try {
    if (mail?.to.international && !(await announcesSmtpUtf8(settings, signal)))
      return { outcome: 'rejected', retryable: false, cause: { code: 'NO_SMTPUTF8' } }
    await (mail ? pool.sendMail({ ...compose(mail), signal }) : pool.verify())
    return { outcome: 'sent', retryable: false, cause: {} }
  } catch (error) {
    return readFailure(error)
  }
}

const compose = ({ to, subject, html, text, marks = [], attachment }: Mail) => ({
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

const underWay = new Map<number, AbortController>()

parentPort?.on('message', async (order: Order) => {
  if (order === 'close') {
    pool.close()
    parentPort?.close()
  } else if ('abort' in order) underWay.get(order.abort)?.abort()
  else {
    const { id, mail } = order
    const controller = new AbortController()
    underWay.set(id, controller)
    parentPort?.postMessage({ id, attempt: await attempt(mail, controller.signal) } satisfies Answer)
    underWay.delete(id)
  }
})

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
