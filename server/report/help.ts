import { helpLineViews } from '../../i18n/help-line-views.ts'
import type { SetTexts } from '../texts/set-texts.ts'
import type { Help } from './types.ts'

/** Help-lines shown in a document: the market's own and, if another, that of the language's home. */
const most = 2

/** Where to find help: the help-lines of the operator's market and of the language, as on the screens. */
export const help = ({ root, info }: SetTexts, country: string | undefined): Help => {
  const texts = root.helpLine
  const lines = helpLineViews(texts, info, country).slice(0, most)
  const [first] = lines
  return {
    title: texts.title(),
    text: first ? texts.text({ name: first.name }) : texts.none(),
    lines: lines.map(({ name, phone, message, website, chat, hours }) => ({
      name,
      phone: phone ? { href: phone.href, text: phone.number } : null,
      hours: hours ?? null,
      links: [
        ...(message ? [{ href: message.href, text: message.label }] : []),
        ...(chat ? [{ href: chat.href, text: chat.label }] : []),
        ...(website ? [{ href: website.href, text: website.href.replace(/^https?:\/\/(www\.)?|\/$/g, '') }] : []),
      ],
    })),
  }
}
