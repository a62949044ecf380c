import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { MailCatcher } from '../mail/catcher.ts'
import { listPage, mailPage } from '../mail/catcher-page.ts'
import { plainPolicy } from '../pages/plain-page.ts'

const ofMail = Type.Object({ number: Type.String({ pattern: '^[0-9]{1,9}$' }) })
const ofAttachment = Type.Object({ ...ofMail.properties, index: Type.String({ pattern: '^[0-9]$' }) })

const ownPolicy = `${plainPolicy}; frame-src 'self'; object-src 'self'`
/** CSP of a mail's HTML: inline styles and attached images only; it fetches nothing. */
const mailPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
/** PDFs are shown by the browser's own viewer; stricter policies break some viewers. */
const pdfPolicy = "frame-ancestors 'self'"

/** Pages of the demo's mail catcher; not registered without one. */
export const routes = (app: App, { catcher }: { catcher?: MailCatcher | undefined }): void => {
  if (!catcher) return
  const find = (number: string) => {
    const mail = catcher.list().find((each) => each.number === Number(number))
    if (!mail) throw new ProblemError('not_found')
    return mail
  }
  const send = (reply: FastifyReply, policy: string, type: string, body: string | Buffer) =>
    reply.header('content-security-policy', policy).header('cache-control', 'no-store').type(type).send(body)
  const html = 'text/html; charset=utf-8'

  app.get('/mail', (_request, reply) => send(reply, ownPolicy, html, listPage(catcher.list())))
  app.get('/mail/:number', { schema: { params: ofMail } }, (request, reply) =>
    send(reply, ownPolicy, html, mailPage(find(request.params.number))),
  )
  app.get('/mail/:number/html', { schema: { params: ofMail } }, (request, reply) =>
    send(reply, mailPolicy, html, find(request.params.number).html),
  )
  app.get('/mail/:number/attachment/:index', { schema: { params: ofAttachment } }, (request, reply) => {
    const attachment = find(request.params.number).attachments[Number(request.params.index)]
    if (!attachment) throw new ProblemError('not_found')
    const isPdf = attachment.type === 'application/pdf'
    reply.header('content-disposition', `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
    return send(reply, pdfPolicy, isPdf ? attachment.type : 'application/octet-stream', Buffer.from(attachment.content))
  })
}
