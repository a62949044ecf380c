import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Operator } from '../../contract/operator.ts'
import type { Problem } from './problem.ts'
import { lineOf, readJson } from './read-json.ts'

const schema = Compile(Operator)
const file = 'operator.json'

const mendOf = ({ keyword, params, message }: TLocalizedValidationError) => {
  if (keyword === 'additionalProperties')
    return `remove ${params.additionalProperties.join(', ')}, or look up the right name in operator.schema.json.`
  if (keyword === 'required') return `add ${params.requiredProperties.join(', ')}.`
  if (keyword === 'const' || keyword === 'anyOf' || keyword === 'enum') return 'use one of the values operator.schema.json lists here.'
  if (keyword === 'pattern') return `write it as the pattern ${params.pattern} asks.`
  return `${message}.`
}

/** Reads operator.json: the operator, or every problem with its line. */
export const parseOperator = (
  id: string,
  text: string,
): { operator: Operator; problems: [] } | { operator?: undefined; problems: Problem[] } => {
  const { value, fault } = readJson(text)
  if (fault) return { problems: [{ severity: 'error', operator: id, file, ...fault }] }
  if (schema.Check(value)) return { operator: value, problems: [] }
  const problems = schema
    .Errors(value)
    .filter(({ keyword }) => keyword !== 'boolean') // repeats additionalProperties
    .map((error): Problem => {
      const where = error.instancePath || 'The file'
      const [extra] = error.keyword === 'additionalProperties' ? error.params.additionalProperties : []
      const line = lineOf(text, extra === undefined ? error.instancePath : `${error.instancePath}/${extra}`)
      return { severity: 'error', operator: id, file, line, message: `${where} ${error.message}.`, mend: mendOf(error) }
    })
  return { problems: problems.slice(0, 20) }
}
