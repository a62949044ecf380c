import { Compile } from 'typebox/compile'
import { FolderOperator, Operator } from '../../contract/operator.ts'
import { shownPlaces } from '../../i18n/i18n-help.ts'
import { explainError } from './explain-error.ts'
import type { Problem } from './problem.ts'
import { lineOf, readJson } from './read-json.ts'

const schemas = { folder: Compile(FolderOperator), label: Compile(Operator) }
const file = 'operator.json'

const places = new Set(shownPlaces.map(({ place }) => place))

/** Countries without help entries: players there would be led nowhere, or to another country's help (ruling 31). */
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

/** Parses operator.json, of the provider's folder or of a label: the operator, or the first problems with their lines. */
export const parseOperator = (
  id: string,
  text: string,
  of: keyof typeof schemas = 'label',
): { operator: FolderOperator; problems: [] } | { operator?: undefined; problems: Problem[] } => {
  const schema = schemas[of]
  const problem = (found: Pick<Problem, 'line' | 'pointer' | 'message' | 'fix'>): Problem => ({
    severity: 'error',
    operator: id,
    file,
    ...found,
  })
  const { value, fault } = readJson(text)
  if (fault) return { problems: [problem(fault)] }
  const valid = schema.Check(value)
  const faults = valid ? unknownCountries(value) : schema.Errors(value).flatMap((error) => explainError(value, error))
  if (valid && faults.length === 0) return { operator: value, problems: [] }
  return { problems: faults.map(({ pointer, message, fix }) => problem({ line: lineOf(text, pointer), pointer, message, fix })) }
}
