import { consoleLanguages } from '../../../contract/console/console-languages.ts'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { SendOutcome } from '../../mail/transport.ts'
import { escapeMarkup } from '../../process/escape-markup.ts'
import { eng } from './eng.ts'
import { ger } from './ger.ts'
import type { ConsoleMail, MailTexts } from './texts.ts'

/** Sends a plain mail of the console, in English if no language is known: a few lines, one link, no remote content. */
export const sendConsoleMail = (
  { mailer }: { mailer: Mailer },
  to: string,
  knownLanguage: string | null | undefined,
  write: (texts: MailTexts) => ConsoleMail,
): Promise<SendOutcome> => {
  const texts = knownLanguage === 'ger' ? ger : eng
  const { subject, lines, link, closing } = write(texts)
  const language = consoleLanguages[texts.language]
  const address = parseMailAddress(to)
  if (!address) return Promise.resolve('rejected')
  const paragraph = (text: string) => `<p style="margin:0 0 12px">${escapeMarkup(text)}</p>`
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#17202f;background:#ffffff">` +
    `${lines.map(paragraph).join('')}<p style="margin:0 0 12px"><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>${closing.map(paragraph).join('')}</body></html>\n`
  return mailer.send({ to: address, subject, html, text: `${[...lines, link, ...closing].join('\n\n')}\n` })
}
