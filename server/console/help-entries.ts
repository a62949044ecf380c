import { shownDangers } from '../../i18n/help/dangers.ts'
import { oldestRead, shownPlaces } from '../../i18n/help/places.ts'

type HelpEntry = { place: string; name?: string; kind: string; contacts: string[]; checkedAt: string }

const dangers = new Map(shownDangers.map((danger) => [danger.place, danger]))

/** The help shown to players of a place, for danger and the young too, and the date its oldest source was read. */
export const helpEntries: readonly HelpEntry[] = shownPlaces.flatMap(({ place, lines, ways }) => {
  const checkedAt = oldestRead[place] ?? '1970-01-01'
  const { emergency = [], crisis = [], young = [] } = dangers.get(place) ?? {}
  const entry = (kind: string, name: string | undefined, ...contacts: (string | undefined)[]): HelpEntry => ({
    place,
    ...(name !== undefined && { name }),
    kind,
    contacts: [...new Set(contacts)].filter((contact) => contact !== undefined),
    checkedAt,
  })
  return [
    ...lines.map(({ name, phone, web }) => entry('help-line', name, phone?.national, web)),
    ...ways.map(({ kind, name, url }) => entry(kind, name, url)),
    ...(emergency.length > 0 ? [entry('emergency', undefined, ...emergency.map(({ number }) => number))] : []),
    ...crisis.map(({ name, call, text, web }) => entry('crisis', name, call, text, web)),
    ...young.map(({ name, call, text, web }) => entry('young', name, call, text, web)),
  ]
})
