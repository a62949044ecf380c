import type { RootTexts } from './create-texts.ts'
import type { HelpLine } from './help-lines/certain.ts'
import type { OpenSpan } from './help-lines/entry.ts'
import { helpLines } from './i18n-help-lines.ts'
import type { SetInfo } from './set-info.ts'

/** A help-line as it is shown: only what is certain, in the reader's language. */
export type HelpLineView = {
  country: string
  name: string
  /** `label` is the action, `number` the number as it is written, `href` a tel: link. */
  phone?: { label: string; number: string; href: string }
  message?: { label: string; number: string; href: string }
  website?: { label: string; href: string }
  chat?: { label: string; href: string }
  hours?: string
}

/** Monday of some week; the others follow. */
const monday = Date.UTC(2024, 0, 1)
const formatSpans = (spans: OpenSpan[], lang: string) => {
  const days = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const day = (number: number) => new Date(monday + (number - 1) * 86_400_000)
  const time = (text: string) => new Date(`2024-01-01T${text}:00Z`)
  const span = ({ firstDay, lastDay, opens, closes }: OpenSpan) =>
    `${firstDay === lastDay ? days.format(day(firstDay)) : days.formatRange(day(firstDay), day(lastDay))} ${times.formatRange(time(opens), time(closes))}`
  return new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(spans.map(span))
}

const toView = ({ country, name, phone, url, chat, hours }: HelpLine, texts: RootTexts['helpLine'], lang: string): HelpLineView => ({
  country,
  name,
  ...(phone && { phone: { label: texts.call({ phone: phone.number }), number: phone.number, href: `tel:${phone.dial}` } }),
  ...(phone?.text && { message: { label: texts.message({ phone: phone.text }), number: phone.text, href: `sms:${phone.text}` } }),
  ...(url && { website: { label: texts.website(), href: url } }),
  ...(chat && { chat: { label: texts.chat(), href: chat } }),
  ...(hours && { hours: hours === 'always' ? texts.always() : texts.hours({ hours: formatSpans(hours, lang) }) }),
})

/**
 * The help-lines of the operator's market, then those of the language's home. Empty where none is certain:
 * then `helpLine.none` is the text to show.
 */
export const helpLineViews = (
  texts: RootTexts['helpLine'],
  set: SetInfo,
  market: string | undefined,
  entries: readonly HelpLine[] = helpLines,
): HelpLineView[] =>
  [...new Set([market, set.country])]
    .flatMap((country) => entries.filter((entry) => entry.country === country))
    .map((entry) => toView(entry, texts, set.lang))
