import { calls } from '../../contract/calls.ts'
import { parseMailAddress } from '../../contract/mail-address.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'
import { authorizeMail } from '../mail/authorize-mail.ts'
import { message } from '../mail/message.ts'
import { methodUrl } from '../report/method-url.ts'
import { reportDocument } from '../report/report-data.ts'
import { textsFor } from '../report/texts-for.ts'

/** Sends the report once, to an address that lives only as long as the request. */
export const routes = (app: App, deps: Deps): void => {
  const { gameCalls, operators, reports, mailer, config } = deps
  // Mails under way are part of their requests: they end, or are broken off, before the server stops waiting for those.
  app.addHook('preClose', () => mailer.close())

  route(app, calls.email, async (request, reply) => {
    const { id: uid, address } = request.params
    const to = parseMailAddress(address)
    if (!to) throw new ProblemError('invalid', 'the address is not valid')
    const { secret, language, country } = request.query
    await gameCalls.count(uid)
    const { bundle, operator: operatorId, release } = await authorizeMail(deps, { uid, secret, client: request.ip, to: to.address })
    const operator = operators.get(operatorId)
    const texts = await textsFor(operator, language)
    const document = reportDocument(bundle, operator, texts, methodUrl(config), country)
    const outcome = await reports
      .pdf(document)
      .then((content) =>
        mailer.send({ to, ...message(document.data, texts), attachment: { name: `${document.data.fileName}.pdf`, content } }),
      )
      .catch(async (error: unknown) => {
        await release()
        throw error
      })
    if (outcome === 'sent') {
      reply.header('cache-control', 'no-store')
      return { sent: true as const }
    }
    await release()
    throw new ProblemError(outcome === 'rejected' ? 'mail_rejected' : 'mail_failed')
  })
}
