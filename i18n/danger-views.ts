import { shownDangers } from './help/dangers.ts'
import type { ShownEmergency, ShownService } from './help/shown.ts'
import { bare, formatSpans, inOnePiece, isSpoken, languageNames } from './help-views.ts'
import type { NamespaceTexts } from './messages.ts'
import type { SetInfo } from './set-info.ts'

type HelpTexts = NamespaceTexts<'help'>

/** Somebody to reach at once, by the ways that are certain: `call` and `text` are tel: and sms: links with what is read out. */
export type ServiceView = {
  name: string
  facts: string[]
  ways: { kind: 'call' | 'text' | 'web'; label: string; shown: string; href: string }[]
}
/** A number for an immediate danger; `whom` says whom it reaches, where an ambulance and the police have two. */
export type EmergencyView = { whom?: string; label: string; shown: string; href: string }
/** What stands beside help: the emergency numbers, none where the place is unknown, and everybody to reach in a crisis. */
export type DangerView = { emergency: EmergencyView[]; crisis: ServiceView[]; young: ServiceView[] }

const byPlace = new Map(shownDangers.map((shown) => [shown.place, shown]))
const digits = (number: string) => number.replace(/[^\d+*]/g, '')

/** Day and night comes before hours, and hours that are known before others. */
const hoursRank = ({ hours }: ShownService) => (hours === 'always' ? 0 : hours ? 1 : 2)

const factsOf = ({ languages, call, text, hours }: ShownService, kind: 'crisis' | 'young', texts: HelpTexts, lang: string): string[] => [
  ...(hours ? [hours === 'always' ? texts.always() : texts.hours({ hours: formatSpans(hours, lang) })] : []),
  ...(!hours && kind === 'crisis' && (call || text) ? [texts.hoursUnknown()] : []),
  ...(isSpoken(languages, lang) ? [] : [texts.languages({ languages: languageNames(languages, lang) })]),
]

const toService = ({ name, call, text, web }: ShownService, facts: string[], texts: HelpTexts): ServiceView => ({
  name,
  facts,
  ways: [
    ...[
      { kind: 'call' as const, label: texts.call, number: call, scheme: 'tel' },
      { kind: 'text' as const, label: texts.message, number: text, scheme: 'sms' },
    ].flatMap(({ kind, label, number, scheme }) => {
      const shown = number && inOnePiece(number)
      return shown ? [{ kind, label: label({ phone: shown }), shown, href: `${scheme}:${digits(number)}` }] : []
    }),
    ...(web && !(call && text) ? [{ kind: 'web' as const, label: web, shown: bare(web), href: web }] : []),
  ],
})

const toEmergency = ({ number, of }: ShownEmergency, texts: HelpTexts): EmergencyView => ({
  ...(of !== 'all' && { whom: texts.danger[of]() }),
  label: texts.call({ phone: number }),
  shown: number,
  href: `tel:${digits(number)}`,
})

/**
 * Whom to reach in danger, and whom the young can: of the place, else of its country, else what works everywhere. All that fit, whoever speaks the
 * reader's language first, then whoever answers day and night. Never counted nor told.
 */
export const dangerView = (
  texts: HelpTexts,
  { lang, numbers = lang }: Pick<SetInfo, 'lang' | 'numbers'>,
  place: string | undefined,
): DangerView => {
  const known = [place, place?.slice(0, 2), 'world'].flatMap((each) => byPlace.get(each ?? '') ?? [])
  const foreign = ({ languages }: ShownService) => Number(!isSpoken(languages, numbers))
  const services = (kind: 'crisis' | 'young') =>
    (known.find((each) => each[kind].length > 0)?.[kind] ?? [])
      .toSorted((one, other) => foreign(one) - foreign(other) || (kind === 'crisis' ? hoursRank(one) - hoursRank(other) : 0))
      .map((each) => toService(each, factsOf(each, kind, texts, numbers), texts))
  return {
    emergency: (known.find(({ emergency }) => emergency.length > 0)?.emergency ?? []).map((each) => toEmergency(each, texts)),
    crisis: services('crisis'),
    young: services('young'),
  }
}
