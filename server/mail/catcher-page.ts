import type { CaughtMail } from './catcher.ts'
import { toHtml } from './to-html.ts'

/** Style of the catcher's own pages; served as a file, because the policy allows no inline style. */
export const catcherCss = `
:root { color-scheme: light dark }
body { font: 1rem/1.55 Figtree, system-ui, sans-serif; max-width: 64rem; margin: 0 auto; padding: 2rem 1.5rem 4rem }
h1 { font-size: 1.6rem; line-height: 1.2; letter-spacing: -.01em }
ol { list-style: none; padding: 0; border-top: 1px solid #8886 }
li { border-bottom: 1px solid #8886 }
li a { display: flex; gap: 1rem; justify-content: space-between; padding: .8rem .2rem; color: inherit; text-decoration: none }
li a:hover b, li a:focus-visible b { text-decoration: underline }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dt { opacity: .7 } dd { margin: 0 }
iframe { width: 100%; height: 40rem; border: 1px solid #8886; border-radius: .5rem; background: Canvas }
iframe.pdf { height: 56rem }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid #8886; border-radius: .5rem; font-size: .9rem }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title><link rel="stylesheet" href="/mail/style.css"></head><body>${body}</body></html>`

/** All mails, newest first. */
export const listPage = (mails: readonly CaughtMail[]) =>
  page(
    'Mail catcher',
    `<h1>Mail catcher</h1><p>Mails of this demo come here instead of being sent. They are kept in memory until it stops.</p>
${mails.length === 0 ? '<p><b>No mail yet.</b> Play a game and e-mail its report.</p>' : ''}
<ol>${mails.map(({ number, subject, to }) => `<li><a href="/mail/${number}"><b>${toHtml(subject)}</b><span>${toHtml(to)}</span></a></li>`).join('')}</ol>`,
  )

/** One mail: its HTML as a mail program shows it, its text, its attachments. */
export const mailPage = ({ number, subject, to, text, attachments }: CaughtMail) =>
  page(
    subject,
    `<p><a href="/mail">All mails</a></p><h1>${toHtml(subject)}</h1>
<dl><dt>To</dt><dd>${toHtml(to)}</dd>${attachments.map(({ name }, index) => `<dt>Attachment</dt><dd><a href="/mail/${number}/attachment/${index}">${toHtml(name)}</a></dd>`).join('')}</dl>
<h2>HTML</h2><iframe sandbox title="HTML of the mail" src="/mail/${number}/html"></iframe>
<h2>Text</h2><pre>${toHtml(text)}</pre>
${attachments.map(({ name }, index) => `<h2>${toHtml(name)}</h2><iframe class="pdf" title="${toHtml(name)}" src="/mail/${number}/attachment/${index}"></iframe>`).join('')}`,
  )
