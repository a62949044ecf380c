import { Compile } from 'typebox/compile'
import { Operator } from '../../contract/operator.ts'
import { explainError } from './explain-error.ts'
import type { Problem } from './problem.ts'
import { lineOf, readJson } from './read-json.ts'

const schema = Compile(Operator)
const file = 'operator.json'

/** Reads operator.json: the operator, or the first problems with their lines. */
export const parseOperator = (
  id: string,
  text: string,
): { operator: Operator; problems: [] } | { operator?: undefined; problems: Problem[] } => {
  const problem = (found: Pick<Problem, 'line' | 'message' | 'fix'>): Problem => ({ severity: 'error', operator: id, file, ...found })
  const { value, fault } = readJson(text)
  if (fault) return { problems: [problem(fault)] }
  if (schema.Check(value)) return { operator: value, problems: [] }
  const faults = schema.Errors(value).flatMap((error) => explainError(value, error))
  return { problems: faults.map(({ pointer, message, fix }) => problem({ line: lineOf(text, pointer), message, fix })) }
}
