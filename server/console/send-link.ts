import { parseMailAddress } from '../../contract/mail-address.ts'
import type { Deps } from '../http/deps.ts'
import type { SendOutcome } from '../mail/mail.ts'
import { toHtml } from '../mail/to-html.ts'

type Words = { subject: string; lines: readonly string[]; link: string; closing: readonly string[] }

/** A plain mail of the console: a few lines, one link, no remote content. */
export const sendConsoleMail = (
  { mailer }: Pick<Deps, 'mailer'>,
  to: string,
  { subject, lines, link, closing }: Words,
): Promise<SendOutcome> => {
  const address = parseMailAddress(to)
  if (!address) return Promise.resolve('rejected')
  const paragraph = (text: string) => `<p style="margin:0 0 12px">${toHtml(text)}</p>`
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${toHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#17202f;background:#ffffff">` +
    `${lines.map(paragraph).join('')}<p style="margin:0 0 12px"><a href="${toHtml(link)}">${toHtml(link)}</a></p>${closing.map(paragraph).join('')}</body></html>\n`
  return mailer.send({ to: address, subject, html, text: `${[...lines, link, ...closing].join('\n\n')}\n` })
}

/** The mail with a sign-in link that was asked for. */
export const signInWords = (link: string): Words => ({
  subject: 'Sign in to the Gamalyze console',
  lines: ['Open this link in the browser where you asked for it. It works once, for 15 minutes.'],
  link,
  closing: ['If you did not ask for it, do nothing: without the link nobody gets in.'],
})

/** The mail to owners about an endpoint that has failed since a time (ISO 8601); `link`: its page in the console. */
export const failingWords = (link: string, host: string, since: string): Words => ({
  subject: `Your webhook endpoint at ${host} does not answer`,
  lines: [
    `Since ${since} the endpoint at ${host} has taken none of our webhooks.`,
    'Nothing is lost: each event is tried ten times over about three days, and can be sent again later.',
  ],
  link,
  closing: ['You get this mail at most once a day, as an owner in the Gamalyze console.'],
})

/** The mail with the first link of a new member; `by`: who added it. */
export const invitationWords = (link: string, operator: string, by: string): Words => ({
  subject: `You can sign in to the console of ${operator}`,
  lines: [
    `${by} made you a member of ${operator} in the Gamalyze console.`,
    'This link works once, for seven days, in the browser you open it in first.',
  ],
  link,
  closing: ['Later you sign in with a link that the console mails to this address.'],
})
