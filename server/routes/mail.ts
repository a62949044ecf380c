import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { CaughtMail, MailCatcher } from '../mail/catcher.ts'
import { escapeMarkup } from '../process/escape-markup.ts'

/** Styles of the catcher's own pages; served as a file, because the CSP allows no inline styles. */
export const catcherCss = `
:root { color-scheme: light dark; --ink: #17202f; --paper: #f6f5f1; --sheet: #fff; --line: #dde1e8; --accent: #2c4a78 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --paper: #14181f; --sheet: #1d232d; --line: #3a4352; --accent: #9dbbe6 } }
body { font: 1rem/1.55 Figtree, system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 62rem; padding: 2.5rem 1.5rem 5rem }
h1 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -.015em; margin: .5rem 0 1rem }
h2 { font-size: 1.05rem; margin: 2.5rem 0 .75rem }
a { color: var(--accent); text-underline-offset: .2em }
ol { list-style: none; padding: 0; margin-top: 2rem }
li, pre, iframe, object { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; box-sizing: border-box }
li { margin-bottom: .5rem }
li a { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .9rem 1.1rem; color: inherit; text-decoration: none }
li a:hover b { text-decoration: underline }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0 } dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere }
iframe, object { width: 100%; height: 44rem } object { height: 62rem }
object p { padding: 0 1.25rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 1.25rem; font: .9rem/1.55 ui-monospace, monospace }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title><link rel="stylesheet" href="/mail/style.css"></head><body><main>${body}</main></body></html>`

/** All mails, newest first. */
export const listPage = (mails: readonly CaughtMail[]) =>
  page(
    'Mail catcher',
    `<h1>Mail catcher</h1><p>Mails of this demo come here instead of being sent. They are kept in memory until it stops.</p>
${mails.length === 0 ? '<p><b>No mail yet.</b> Play a game and e-mail its report.</p>' : ''}
<ol>${mails.map(({ number, subject, to }) => `<li><a href="/mail/${number}"><b>${escapeMarkup(subject)}</b><span>${escapeMarkup(to)}</span></a></li>`).join('')}</ol>`,
  )

/** One mail: its HTML as a mail client shows it, its text, and the attachments the browser can show. */
export const mailPage = ({ number, subject, to, text, attachments }: CaughtMail) => {
  const files = attachments.map(({ name }, index) => {
    const href = `/mail/${number}/attachment/${index}`
    return { name: escapeMarkup(name), href, link: `<a href="${href}">${escapeMarkup(name)}</a>` }
  })
  return page(
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

const ofMail = Type.Object({ number: Type.String({ pattern: '^[0-9]{1,9}$' }) })
const ofAttachment = Type.Object({ ...ofMail.properties, index: Type.String({ pattern: '^[0-9]$' }) })

const ownPolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; object-src 'self'; frame-ancestors 'none'"
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
  app.get('/mail/style.css', (_request, reply) => send(reply, ownPolicy, 'text/css; charset=utf-8', catcherCss))
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
