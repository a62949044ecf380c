import { oldestRead, shownPlaces } from '../../i18n/help/places.ts'

type HelpEntry = { place: string; name?: string; kind: string; contacts: string[]; checkedAt: string }

/** The help shown to players of a place, and the date its oldest source was read. */
export const helpEntries = (): HelpEntry[] =>
  shownPlaces.flatMap(({ place, lines, ways }) => {
    const checkedAt = oldestRead[place] ?? '1970-01-01'
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
    ]
  })
