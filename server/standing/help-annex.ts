import { dateOf, factsOf, oldestSource } from '../../i18n/help/check-entry.ts'
import { entries } from '../../i18n/help/entries.ts'
import type { Certainty, HelpEntry } from '../../i18n/help/entry.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

const certainties: Record<Certainty, string> = {
  own: 'source: the service or an authority',
  'second-hand': 'source: two dated pages',
  'one-page': 'source: one dated page',
  'web-only': 'web address alone',
}

const service = (name: string, number: string | undefined, certainty: Certainty): string =>
  `${name} (${number === undefined || certainty === 'web-only' ? certainties['web-only'] : `${number}; ${certainties[certainty]}`})`

const lineOf = ({ name, phone, web, languages }: HelpEntry['lines'][number]): string => {
  const spoken = languages.map((tag) => languageNames.of(tag)).join(', ')
  return `${service(name, phone?.national, (phone ?? web)?.source.certainty ?? 'web-only')} in ${spoken}`
}

/** Name and code of a country, or of the country of a province or state. */
export const placeName = (place: string): string => `${countryNames.of(place.slice(0, 2))} (${place})`

/** The help services of a place, how reliable each number is, and the age of the sources: one sentence each, without its full stop. */
const sentencesOf = (entry: HelpEntry): string[] => {
  const { lines, emergency = [], crisis = [], young = [], note } = entry
  const kinds: [kind: string, services: string[]][] = [
    [
      'Helplines',
      lines.length > 0
        ? lines.map(lineOf)
        : [entries.some(({ place }) => place.startsWith(`${entry.place}-`)) ? 'players are asked for their province' : 'none of its own'],
    ],
    ['In a crisis', crisis.map(({ name, call, text, source }) => service(name, call ?? text, source.certainty))],
    ['For young people', young.map(({ name, call, text, source }) => service(name, call ?? text, source.certainty))],
    ['Emergency number', emergency.map(({ number, of }) => (of === 'all' ? number : `${number} (${of})`))],
  ]
  const [oldest] = factsOf(entry)
    .flatMap(([, source]) => (source.dated ? [dateOf(source)] : []))
    .toSorted()
  const age = oldest === undefined ? '' : `; the earliest dated one is from ${oldest}`
  return [
    ...kinds.flatMap(([kind, services]) => (services.length === 0 ? [] : [`${kind}: ${services.join('; ')}`])),
    `Sources read from ${oldestSource(entry)} on${age}`,
    ...(note ? [note.replace(/\.$/, '')] : []),
  ]
}

/** The same of a label's market. */
export const helpIn = (place: string): string[] => {
  const find = (code: string) => entries.find((entry) => entry.place === code)
  const nation = find(place.slice(0, 2))
  const entry = find(place) ?? nation
  if (!entry) return ['No service of this country is in the list: an international online service and directories are shown']
  return sentencesOf({ ...nation, ...entry })
}

/** The same of every place in the list. */
export const helpAnnex = (version: string, date: string): string => `# Help by country

Whom the test names to players who live there. Beside a result, also in the report on screen, stands the first helpline, by language; terms, PDF and mail name all. Of services for a crisis and for the young all are shown, those in the player’s language first. Provinces and states have their country’s services for a crisis, for the young and in an emergency; where a country has none, for gambling, for a crisis or for the young, an international one is shown. Where no number stands, a web address alone is shown. A source of the service or an authority needs no date. Made from the program’s own list, version ${version}, on ${date}.

${entries
  .filter(({ place }) => place !== 'world')
  .map((entry) => `- **${placeName(entry.place)}.** ${sentencesOf(entry).join('. ')}.`)
  .join('\n')}
`
