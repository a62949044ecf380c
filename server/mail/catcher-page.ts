import { plainPage } from '../pages/plain-page.ts'
import { escapeMarkup } from '../process/escape-markup.ts'
import type { CaughtMail } from './catcher.ts'

/** All mails, newest first. */
export const listPage = (mails: readonly CaughtMail[]) =>
  plainPage(
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
