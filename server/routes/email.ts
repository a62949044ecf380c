import { calls } from '../../contract/calls.ts'
import { type MailAddress, parseMailAddress } from '../../contract/mail-address.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../http/idempotency.ts'
import { route, viewOf } from '../http/route.ts'
import { authorizeMail, countMail } from '../mail/authorize-mail.ts'
import { marksOf } from '../mail/draw-marks.ts'
import type { Mailer } from '../mail/mailer.ts'
import { message } from '../mail/message.ts'
import { type DocumentNeeds, helpPlace, requestDocument } from '../report/request-document.ts'
import { textsFor } from '../report/texts-for.ts'
import type { AuthenticationNeeds } from '../security/authenticate.ts'
import type { CallLimit } from '../security/call-limit.ts'
import type { GameRecord } from '../store/games.ts'
import type { Checks } from '../workers/checks.ts'

type Needs = AuthenticationNeeds & DocumentNeeds & { checks: Checks; gameCalls: CallLimit; mailer: Mailer }

/** Sends the report once, to an address that lives only as long as the request: a queue that outlives the process would have to store it. */
export const routes = (app: App, deps: Needs): void => {
  const { gameCalls, operators, checks, mailer } = deps
  // Mails being sent are part of their requests: they finish, or are cancelled, before the server stops waiting for those.
  app.addHook('preClose', () => mailer.close())

  route(app, calls.email, async (request) => {
    const { id: uid, address } = request.params
    const to = parseMailAddress(address)
    if (!to) throw new ProblemError('invalid', 'the address is not valid')
    const { secret, language } = request.query
    const country = helpPlace(request.query.country)
    await gameCalls.count(uid)
    const game = await authorizeMail(deps, { uid, secret, client: request.ip, isView: viewOf(request) !== undefined })
    const keyedRequest = { call: 'email', subject: uid, gameId: game.id, request: [to.address, language, country] }
    const sentReply = { sent: true as const }
    return withIdempotencyKey(deps, idempotencyKeyOf(request.headers), keyedRequest, {
      async run() {
        await send(game, to, request.query, request.ip)
        return { reply: sentReply }
      },
      repeat: async () => sentReply,
    })
  })

  const send = async (
    game: GameRecord,
    to: MailAddress,
    { language, country }: { language?: string; country?: string },
    client: string,
  ): Promise<void> => {
    const release = await countMail(deps, game, { client, to: to.address })
    const texts = await textsFor(operators.get(game.operator), language)
    const outcome = await requestDocument(deps, { template: 'report', uid: game.uid, language, country }, client)
      .then(async ({ document, pdf }) => {
        const { data } = document
        // Without images the mail shows the operator's names.
        const marks = await checks.marks(game.operator, marksOf(document)).catch(() => [])
        return mailer.send({ to, ...message(data, texts, marks), marks, attachment: { name: `${data.fileName}.pdf`, content: pdf } })
      })
      .catch(async (error: unknown) => {
        await release()
        throw error
      })
    if (outcome === 'sent') return
    await release()
    throw new ProblemError(outcome === 'rejected' ? 'mail_rejected' : 'mail_failed')
  }
}
