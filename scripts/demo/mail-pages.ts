import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../../server/errors/problem.ts'
import type { App } from '../../server/http/app.ts'
import type { CaughtMail, MailCatcher } from '../../server/mail/catcher.ts'
import { plainPage, plainPolicy } from '../../server/pages/plain-page.ts'
import { escapeMarkup } from '../../server/process/escape-markup.ts'

const ofMail = Type.Object({ number: Type.String({ pattern: '^[0-9]{1,9}$' }) })
const ofAttachment = Type.Object({ ...ofMail.properties, index: Type.String({ pattern: '^[0-9]$' }) })

const ownPolicy = `${plainPolicy}; frame-src 'self'; object-src 'self'`
/** CSP of a mail's HTML: inline styles and attached images only; it fetches nothing. */
const mailPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
/** PDFs are shown by the browser's own viewer; stricter policies break some viewers. */
const pdfPolicy = "frame-ancestors 'self'"

/** All mails, newest first. */
const listPage = (mails: readonly CaughtMail[]) =>
  plainPage(
    'Mail catcher',
    `<h1>Mail catcher</h1><p>Mails of this demo come here instead of being sent. They are kept in memory until it stops.</p>
${mails.length === 0 ? '<p><b>No mail yet.</b> Play a game and e-mail its report.</p>' : ''}
<ol>${mails.map(({ number, subject, to }) => `<li><a href="/mail/${number}"><b>${escapeMarkup(subject)}</b><span>${escapeMarkup(to)}</span></a></li>`).join('')}</ol>`,
  )

/** One mail: its HTML as a mail client shows it, its text, and the attachments the browser can show. */
const mailPage = ({ number, subject, to, text, attachments }: CaughtMail) => {
  const files = attachments.map(({ name }, index) => {
    const href = `/mail/${number}/attachment/${index}`
    return { name: escapeMarkup(name), href, link: `<a href="${href}">${escapeMarkup(name)}</a>` }
  })
  return plainPage(
    subject,
    `<p><a href="/mail">All mails</a></p><h1>${escapeMarkup(subject)}</h1>
<dl><dt>To</dt><dd>${escapeMarkup(to)}</dd>${files.map(({ link }) => `<dt>Attachment</dt><dd>${link}</dd>`).join('')}</dl>
<h2>HTML</h2><iframe sandbox title="HTML of the mail" src="/mail/${number}/html"></iframe>
<h2>Text</h2><pre>${escapeMarkup(text)}</pre>
${files.map(({ name, href, link }) => `<h2>${name}</h2>${preview(name, href, link)}`).join('')}`,
  )
}

/** The browser's own viewer without its toolbars; a link to the file where there is none. */
const preview = (name: string, href: string, link: string) =>
  `<object type="application/pdf" aria-label="${name}" data="${href}#toolbar=0&amp;navpanes=0&amp;view=FitH"><p>This browser shows no PDF here: open ${link}.</p></object>`

/** Pages of the demo's mail catcher. */
export const mailPages = (app: App, catcher: MailCatcher): void => {
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
