import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { withWholeTheme } from '../../contract/look/look-of-colour.ts'
import { FolderOperator, Operator } from '../../contract/operator.ts'
import { shownPlaces } from '../../i18n/help/places.ts'
import { explainError } from './explain-error.ts'
import type { Problem } from './problem.ts'
import { type ReadJson, readJson } from './read-json.ts'

const schemas = { folder: Compile(FolderOperator), console: Compile(Operator) }
const file = 'operator.json'
/** Maximum entries of an object or a list: an operator has a tenth of them, and explaining many errors takes quadratic time. */
const mostEntries = 100
// By default only eight errors are collected, which may all be the same problem.
Settings.Set({ maxErrors: 1000 })

const places = new Set(shownPlaces.map(({ place }) => place))

/** Countries without help entries: players there would be led nowhere, or to another country's help. */
const unknownCountries = ({ country, footer }: Operator) =>
  Object.entries({
    '/country': country,
    '/footer/helpLine/country': footer?.helpLine?.country,
    '/footer/dedicated/country': footer?.dedicated?.country,
  }).flatMap(([pointer, place]) =>
    place === undefined || places.has(place) || places.has(place.slice(0, 2))
      ? []
      : {
          pointer,
          message: `${pointer} is "${place}", and there are no help entries for it.`,
          fix:
            pointer === '/country'
              ? 'leave it out: the player chooses a country; or add i18n/help/<code>.ts.'
              : 'name the country the mark belongs to.',
        },
  )

const isCrowded = (value: unknown): boolean => {
  let level: unknown[] = [value]
  while (level.length > 0) {
    const inner = level.flatMap((each) => (each !== null && typeof each === 'object' ? [Object.values(each)] : []))
    if (inner.some(({ length }) => length > mostEntries)) return true
    level = inner.flat()
  }
  return false
}
const crowdedFault = {
  pointer: '',
  message: `It has more than ${mostEntries} entries in one place.`,
  fix: 'remove what is not part of it.',
}
const wrong = { pointer: '', message: 'It is not an operator.', fix: 'begin with the file of another operator.' }

/** Maximum problems in a report: nobody reads more at once. */
export const mostProblems = 100

const doubleKeyFaults = ({ doubleKeys }: ReadJson) =>
  doubleKeys().map(({ pointer, lines }) => ({
    line: lines.at(-1) ?? 1,
    pointer,
    message: `${pointer} stands more than once, on lines ${lines.join(' and ')}: the last counts.`,
    fix: 'remove all but one.',
  }))

/** Parses operator.json of a folder or a label: the operator with warnings, or the first problems, with lines. The console's repeat no key. */
export const parseOperator = (
  id: string,
  text: string,
  of: keyof typeof schemas = 'console',
): { operator: FolderOperator; problems: Problem[]; lineOf: ReadJson['lineOf'] } | { operator?: undefined; problems: Problem[] } => {
  const schema = schemas[of]
  const problem = (fault: Pick<Problem, 'line' | 'pointer' | 'message' | 'fix' | 'reasons'>, severity: Problem['severity'] = 'error') => ({
    severity,
    operator: id,
    file,
    ...fault,
  })
  const parsedJson = readJson(text)
  if (parsedJson.fault) return { problems: [problem(parsedJson.fault)] }
  const { lineOf } = parsedJson
  if (isCrowded(parsedJson.value)) return { problems: [problem({ line: 1, ...crowdedFault })] }
  const value = withWholeTheme(parsedJson.value)
  const valid = schema.Check(value)
  const faults = valid ? unknownCountries(value) : schema.Errors(value).flatMap((error) => explainError(parsedJson.value, error))
  const warnings = of === 'folder' ? doubleKeyFaults(parsedJson).map((fault) => problem(fault, 'warning')) : []
  if (valid && faults.length === 0) return { operator: value, problems: warnings, lineOf }
  // Never an empty list: it would count as valid.
  const errors = (faults.length > 0 ? faults : [wrong]).map((fault) => problem({ line: lineOf(fault.pointer), ...fault }))
  return { problems: [...errors, ...warnings].slice(0, mostProblems) }
}
