import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Mail, openTransport, type SendOutcome, type Transport } from './transport.ts'

export type Mailer = ReturnType<typeof createMailer>

export type MailerOptions = {
  /** smtp:// or smtps://; without it every mail fails. Its query sets nodemailer options, as `?requireTLS=false`. */
  smtpUrl: string | undefined
  from: string
  /** Receives codes and numbers only: replies of mail servers quote the address. */
  log: Pick<Logger, 'warn'>
  /** Called, instead of logging, when the mail server is unusable; `isBack` resolves when it can be used again. */
  onOutage?(cause: string, isBack: () => Promise<unknown>): void
  onEnd?(outcome: SendOutcome): void
  /** ms before each further attempt after a 4xx reply */
  retryDelays?: readonly number[]
  /** ms after which a mail fails, including retries and waiting; the app waits 20 s for an answer */
  deadline?: number
  /** ms that `close` waits */
  drain?: number
  /** maximum mails being sent or queued; further ones fail at once */
  capacity?: number
}

/** Sends mails through one connection pool. The queue is in memory only. */
export const createMailer = ({ smtpUrl, from, log, onOutage, onEnd = () => {}, ...more }: MailerOptions) => {
  const { retryDelays = [1_000, 3_000, 8_000], deadline = 17_000, drain = 10_000, capacity = 500 } = more
  const transport = smtpUrl ? openTransport(smtpUrl, from) : undefined
  const breakOff = new AbortController()
  const underWay = new Set<Promise<SendOutcome>>()
  let closing = false

  return {
    /** Never rejects. The address is discarded when the promise settles. */
    send(mail: Mail): Promise<SendOutcome> {
      if (!transport || closing || underWay.size >= capacity) {
        log.warn({ reason: transport ? (closing ? 'closing' : 'full') : 'no SMTP_URL' }, 'mail not sent')
        onEnd('failed')
        return Promise.resolve('failed')
      }
      const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(deadline)])
      const sending = deliver(transport, mail, { signal, retryDelays, log, onOutage })
      underWay.add(sending)
      return sending.then((outcome) => {
        underWay.delete(sending)
        onEnd(outcome)
        return outcome
      })
    },
    /** Accepts no more mails, waits for those being sent, then aborts the rest. */
    async close(): Promise<void> {
      closing = true
      const timer = setTimeout(() => breakOff.abort(), drain)
      await Promise.all(underWay)
      clearTimeout(timer)
      transport?.close()
    },
  }
}

type Attempts = { signal: AbortSignal; retryDelays: readonly number[]; log: Pick<Logger, 'warn'>; onOutage: MailerOptions['onOutage'] }

/** Retries only after a 4xx reply, which proves that the server has not accepted the mail. Silence after the data may mean that it has. */
const deliver = async (transport: Transport, mail: Mail, { signal, retryDelays, log, onOutage }: Attempts): Promise<SendOutcome> => {
  for (const delay of [...retryDelays, undefined]) {
    const attempt = await transport.send(mail, signal)
    if (attempt.outcome === 'sent') return 'sent'
    if (attempt.aboutServer && onOutage) onOutage(attempt.cause.code ?? 'FAILED', transport.verify)
    else log.warn(attempt.cause, 'mail not sent')
    if (attempt.outcome === 'rejected' || !attempt.retryable || delay === undefined) return attempt.outcome
    if (!(await sleep(delay, true, { signal }).catch(() => false))) return 'failed'
  }
  return 'failed'
}
