import { totalmem } from 'node:os'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { openTransport } from '../../mail/transport.ts'
import { type Config, findFormer, missingForServer, openSecretFiles, shippedNames } from '../../process/config.ts'
import { codeOf } from '../../process/log.ts'
import { memoryMb, workersIn } from '../../process/settings.ts'
import { bad, type Finding, good, goodIf, note } from '../../store/inspect.ts'

const mailTimeoutMs = 30_000

/** Settings that are read and yet cannot be right: names left as they are shipped, a proxy that is not told, more workers than fit. */
export const checkSettings = (config: Config, env: Record<string, string | undefined>): Finding[] => {
  const about = 'settings'
  const missing = missingForServer(config, env)
  const shipped = shippedNames(config)
  const limit = process.constrainedMemory() || totalmem()
  const memory = Math.min(limit, totalmem())
  const neededMb = memoryMb.server + memoryMb.worker * config.workers
  const isRunHere = config.role === 'all' || config.role === 'worker'
  return [
    goodIf(missing.length === 0, about, 'are read', missing.join('; ')),
    ...findFormer(env).map((line) => note(about, line)),
    ...openSecretFiles(env).map((name) => bad(about, `every user of this machine may open the file of ${name}: chmod 600 it`)),
    goodIf(
      shipped.length === 0,
      about,
      'the provider is named',
      `${shipped.join(', ')} still say gamalyze.example, which players see: write them into PROVIDER_FILE`,
    ),
    ...(config.production && config.publicUrl.startsWith('https:') && config.trustProxy === false
      ? [bad(about, 'TRUST_PROXY is not set, but something ends TLS in front: limits count that as one client')]
      : []),
    ...(isRunHere
      ? [
          goodIf(
            neededMb <= memory / 1e6,
            about,
            `${config.workers} workers fit into the memory`,
            `WORKERS=${config.workers} need ${neededMb} MB of ${Math.round(memory / 1e6)} MB: set it to ${workersIn(memory)}`,
          ),
        ]
      : []),
  ]
}

/** Logs in at the mail server, and sends a mail to an address where one is given: some servers refuse a sender only then. */
export const checkMail = async ({ smtpUrl, mailFrom }: Config, to?: string): Promise<Finding[]> => {
  const about = 'mail'
  if (smtpUrl === undefined) return [bad(about, 'SMTP_URL is not set: no report and no sign-in link can be mailed')]
  const transport = openTransport(smtpUrl, mailFrom)
  try {
    await transport.verify()
    if (to === undefined) return [good(about, 'the mail server accepts the log-in')]
    const address = parseMailAddress(to)
    if (!address) return [bad(about, `${to} is no address`)]
    const text = 'This mail was sent by gamalyze check.'
    const mail = { to: address, subject: 'Gamalyze: a test', html: `<p>${text}</p>`, text }
    const { outcome, cause } = await transport.send(mail, AbortSignal.timeout(mailTimeoutMs))
    const reason = cause.reply ?? cause.code
    return [
      goodIf(outcome === 'sent', about, 'the mail server accepts a mail', `the mail server refuses a mail from ${mailFrom} (${reason})`),
    ]
  } catch (error) {
    return [bad(about, `the mail server refuses (${codeOf(error)}): check SMTP_URL`)]
  } finally {
    transport.close()
  }
}
