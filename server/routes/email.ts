import { calls } from '../../contract/calls.ts'
import { parseMailAddress } from '../../contract/mail-address.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'
import { authorizeMail } from '../mail/authorize-mail.ts'
import { drawMarks } from '../mail/draw-marks.ts'
import { message } from '../mail/message.ts'
import { requestDocument } from '../report/documents.ts'
import { textsFor } from '../report/texts-for.ts'

/** Sends the report once, to an address that lives only as long as the request: a queue that outlives the process would have to store it. */
export const routes = (app: App, deps: Deps): void => {
  const { gameCalls, operators, mailer } = deps
  // Mails being sent are part of their requests: they finish, or are cancelled, before the server stops waiting for those.
  app.addHook('preClose', () => mailer.close())

  route(app, calls.email, async (request, reply) => {
    const { id: uid, address } = request.params
    const to = parseMailAddress(address)
    if (!to) throw new ProblemError('invalid', 'the address is not valid')
    const { secret, language, country } = request.query
    await gameCalls.count(uid)
    const { operator: operatorId, release } = await authorizeMail(deps, { uid, secret, client: request.ip, to: to.address })
    const texts = await textsFor(operators.get(operatorId), language)
    const outcome = await requestDocument(deps, { template: 'report', uid, language, country }, request.ip)
      .then(async ({ document, pdf }) => {
        const { data } = document
        const marks = await drawMarks(document)
        return mailer.send({ to, ...message(data, texts, marks), marks, attachment: { name: `${data.fileName}.pdf`, content: pdf } })
      })
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
