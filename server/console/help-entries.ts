import { shownDangers } from '../../i18n/help/dangers.ts'
import { oldestRead, shownPlaces } from '../../i18n/help/places.ts'

type HelpEntry = { place: string; name?: string; kind: string; contacts: string[]; checkedAt: string }

const dangers = new Map(shownDangers.map((danger) => [danger.place, danger]))

/** The help shown to players of a place, for danger and the young too, and the date its oldest source was read. */
export const helpEntries: readonly HelpEntry[] = shownPlaces.flatMap(({ place, lines, ways }) => {
  const checkedAt = oldestRead[place] ?? '1970-01-01'
  const { emergency = [], crisis = [], young = [] } = dangers.get(place) ?? {}
  const services = { crisis, young }
  return [
    ...lines.map(({ name, phone, web }) => ({
      place,
      ...(name !== undefined && { name }),
      kind: 'help-line',
      contacts: [phone?.national, web].filter((contact) => contact !== undefined),
      checkedAt,
    })),
    ...ways.map(({ kind, name, url }) => ({
      place,
      ...(name !== undefined && { name }),
      kind,
      contacts: url === undefined ? [] : [url],
      checkedAt,
    })),
    ...(emergency.length > 0 ? [{ place, kind: 'emergency', contacts: emergency.map(({ number }) => number), checkedAt }] : []),
    ...(['crisis', 'young'] as const).flatMap((kind) =>
      services[kind].map(({ name, call, text, web }) => ({
        place,
        name,
        kind,
        contacts: [...new Set([call, text, web])].filter((contact) => contact !== undefined),
        checkedAt,
      })),
    ),
  ]
})
