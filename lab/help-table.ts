import { dateOf } from '../i18n/help/check-entry.ts'
import { entries } from '../i18n/help/entries.ts'
import type { HelpEntry, Line, Service, Source } from '../i18n/help/entry.ts'
import { placeName } from '../server/standing/help-annex.ts'

/** Why something is shown, and since when. */
const why = (source: Source): string => {
  const { page, also, dated, certainty } = source
  const pages = `[${certainty}](${page})${also ? ` [and](${also.page})` : ''}`
  return `${pages}, ${dated ? dateOf(source) : `read ${source.read}`}`
}
const shownOf = (name: string, number: string | undefined, source: Source) => `${name}${number ? ` **${number}**` : ''} (${why(source)})`

/** The number that players see, of those a service has. */
const numberOf = ({ phone, text }: Line) => [phone, text].find((each) => each && each.source.certainty !== 'web-only')
const lineOf = (line: Line): string[] => {
  const number = numberOf(line)
  const from = (number ?? line.web)?.source
  return from ? [shownOf(line.name, number && ('national' in number ? number.national : number.number), from)] : []
}
const called = ({ call, text, source }: Service) => (source.certainty === 'web-only' ? undefined : (call ?? text))
const serviceOf = (service: Service): string => shownOf(service.name, called(service), service.source)

const missingIn = ({ place, lines, emergency = [], crisis = [], young = [] }: HelpEntry): string[] => {
  if (place === 'world') return []
  const unnumbered = [...lines.filter((line) => !numberOf(line)), ...[...crisis, ...young].filter((service) => !called(service))]
  return [
    ...(lines.length === 0 ? ['a helpline'] : []),
    ...Object.entries(
      place.length === 2 ? { 'an emergency number': emergency, 'a crisis line': crisis, 'a line for the young': young } : {},
    ).flatMap(([what, known]) => (known.length === 0 ? [what] : [])),
    ...unnumbered.map(({ name }) => `a sure number of ${name}`),
    ...crisis.filter((service) => called(service) && !service.hours).map(({ name }) => `the hours of ${name}`),
  ]
}

const rowOf = (entry: HelpEntry): string => {
  const { place, lines, emergency = [], crisis = [], young = [] } = entry
  const cells = [
    emergency.map(({ number, of, source }) => shownOf(of, number, source)),
    lines.flatMap(lineOf),
    crisis.map(serviceOf),
    young.map(serviceOf),
    missingIn(entry),
  ]
  return `| ${place === 'world' ? 'Everywhere' : placeName(place)} | ${cells.map((cell) => cell.join('<br>') || '–').join(' | ')} |`
}

// `node lab/help-table.ts`: what players of every place are shown, why, since when, and what is missing.
console.log(`# Help, place by place

A link is the page that a number rests on, with its own date or the day
it was read: *own*, of the service or an authority; *second-hand*, of two pages; *one-page*; *web-only*, of which the address alone is shown. \`help stale\`
lists what is old. A province or state has its country’s numbers too; where a place has no service of a kind, players see the one of the last row.

| Place | Emergency | Helplines | In a crisis | For the young | Missing |
|---|---|---|---|---|---|
${entries.map(rowOf).join('\n')}`)
