import type { Logger } from 'pino'
import type { Mail, SendOutcome } from './mail.ts'
import { openTransport, type Transport } from './transport.ts'

export type Mailer = {
  /** Never rejects. The address is forgotten when the promise settles. */
  send(mail: Mail): Promise<SendOutcome>
  /** Takes no more mails and waits for those under way, then breaks off what is left. */
  close(): Promise<void>
}

export type MailerOptions = {
  /** smtp:// or smtps://; without it every mail fails. Its query sets options of nodemailer, as `?requireTLS=false`. */
  smtpUrl: string | undefined
  from: string
  /** Gets codes and numbers only: replies of mail servers quote the address. */
  log: Pick<Logger, 'warn'>
  /** Told, instead of the log, when the mail server cannot be used; `isBack` resolves when it can. */
  onOutage?(cause: string, isBack: () => Promise<unknown>): void
  /** ms before each further attempt after a reply 4xx */
  retryDelays?: readonly number[]
  /** ms after which a mail fails, attempts and waiting included; the app waits for an answer for 20 s */
  deadline?: number
  /** ms that `close` waits */
  drain?: number
  /** mails under way or waiting at one time; more fail at once */
  capacity?: number
}

/** Sends mails through one pool of connections. The queue is in memory only. */
export const createMailer = (options: MailerOptions): Mailer => {
  const { smtpUrl, from, log, onOutage, retryDelays = [1_000, 3_000, 8_000], deadline = 17_000, drain = 10_000, capacity = 500 } = options
  const transport = smtpUrl ? openTransport(smtpUrl, from) : undefined
  const breakOff = new AbortController()
  const underWay = new Set<Promise<SendOutcome>>()
  let closing = false

  return {
    send(mail) {
      if (!transport || closing || underWay.size >= capacity) {
        log.warn({ reason: transport ? (closing ? 'closing' : 'full') : 'no SMTP_URL' }, 'mail not sent')
        return Promise.resolve('failed')
      }
      const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(deadline)])
      const sending = deliver(transport, mail, { signal, retryDelays, log, onOutage })
      underWay.add(sending)
      return sending.finally(() => underWay.delete(sending))
    },
    async close() {
      closing = true
      const timer = setTimeout(() => breakOff.abort(), drain)
      await Promise.all(underWay)
      clearTimeout(timer)
      transport?.close()
    },
  }
}

type Attempts = {
  signal: AbortSignal
  retryDelays: readonly number[]
  log: Pick<Logger, 'warn'>
  onOutage: MailerOptions['onOutage']
}

/** Tries again only after a reply 4xx: then the server has surely not taken the mail. Silence after the data may mean that it has. */
const deliver = async (transport: Transport, mail: Mail, { signal, retryDelays, log, onOutage }: Attempts): Promise<SendOutcome> => {
  for (const delay of [...retryDelays, undefined]) {
    const attempt = await transport.send(mail, signal)
    if (attempt.outcome === 'sent') return 'sent'
    if (attempt.aboutServer && onOutage) onOutage(attempt.cause.code ?? 'FAILED', transport.verify)
    else log.warn(attempt.cause, 'mail not sent')
    if (attempt.outcome === 'rejected' || !attempt.retryable || delay === undefined) return attempt.outcome
    if (!(await pause(delay, signal))) return 'failed'
  }
  return 'failed'
}

/** False when the signal came first. */
const pause = (ms: number, signal: AbortSignal): Promise<boolean> => {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(true), ms)
    const stop = () => end(false)
    const end = (passed: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(passed)
    }
    signal.addEventListener('abort', stop)
  })
}
