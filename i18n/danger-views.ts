import { shownDangers } from './help/dangers.ts'
import type { ShownService } from './help/shown.ts'
import { formatSpans, inOnePiece } from './help-views.ts'
import type { NamespaceTexts } from './messages.ts'
import type { SetInfo } from './set-info.ts'

type HelpTexts = NamespaceTexts<'help'>

/** Somebody to reach at once, by the ways that are certain: `call` and `text` are tel: and sms: links with what is read out. */
export type ServiceView = {
  name: string
  facts: string[]
  ways: { kind: 'call' | 'text' | 'web'; label: string; shown: string; href: string }[]
}
/** What stands beside help: the emergency number, none where the place is unknown, and whom to reach in a crisis. */
export type DangerView = { emergency?: { label: string; shown: string; href: string }; crisis: ServiceView[]; young: ServiceView[] }

const byPlace = new Map(shownDangers.map((shown) => [shown.place, shown]))
const digits = (number: string) => number.replace(/[^\d+*]/g, '')

const toService = ({ name, call, text, web, hours }: ShownService, texts: HelpTexts, lang: string): ServiceView => ({
  name,
  facts: hours ? [hours === 'always' ? texts.always() : texts.hours({ hours: formatSpans(hours, lang) })] : [],
  ways: [
    ...[
      { kind: 'call' as const, label: texts.call, number: call, scheme: 'tel' },
      { kind: 'text' as const, label: texts.message, number: text, scheme: 'sms' },
    ].flatMap(({ kind, label, number, scheme }) => {
      const shown = number && inOnePiece(number)
      return shown ? [{ kind, label: label({ phone: shown }), shown, href: `${scheme}:${digits(number)}` }] : []
    }),
    ...(web && !(call && text)
      ? [{ kind: 'web' as const, label: web, shown: web.replace(/^https?:\/\/(www\.)?|\/$/g, ''), href: web }]
      : []),
  ],
})

/** Whom to reach in danger, and whom the young can: of the place, else of its country, else what works everywhere. Never counted nor told. */
export const dangerView = (
  texts: HelpTexts,
  { lang, numbers = lang }: Pick<SetInfo, 'lang' | 'numbers'>,
  place: string | undefined,
): DangerView => {
  const known = [place, place?.slice(0, 2), 'world'].flatMap((each) => byPlace.get(each ?? '') ?? [])
  const emergency = known.find((each) => each.emergency)?.emergency
  const services = (kind: 'crisis' | 'young') =>
    (known.find((each) => each[kind].length > 0)?.[kind] ?? []).map((each) => toService(each, texts, numbers))
  return {
    ...(emergency && { emergency: { label: texts.call({ phone: emergency }), shown: emergency, href: `tel:${digits(emergency)}` } }),
    crisis: services('crisis'),
    young: services('young'),
  }
}
