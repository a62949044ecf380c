import { type Node, type ParseError, parseTree, findNodeAtLocation, getNodeValue, printParseErrorCode } from 'jsonc-parser'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Operator } from '../../contract/operator.ts'
import type { Problem } from './problem.ts'

const schema = Compile(Operator)
const file = 'operator.json'

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

const segments = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Line of the value at a JSON pointer, or of the nearest thing around it that exists. */
export const lineOf = (text: string, pointer: string) => {
  const root = parseTree(text)
  const path = segments(pointer)
  for (let depth = path.length; root && depth > 0; depth--) {
    const node = findNodeAtLocation(root, path.slice(0, depth))
    if (node) return lineAt(text, (node.parent ?? node).type === 'property' ? (node.parent as Node).offset : node.offset)
  }
  return 1
}

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
  const broken: ParseError[] = []
  const tree = parseTree(text, broken, { disallowComments: true, allowTrailingComma: false })
  const first = broken[0]
  if (!tree || first) {
    const message = first ? `Not JSON: ${printParseErrorCode(first.error)}.` : 'The file is empty.'
    return {
      problems: [
        { severity: 'error', operator: id, file, line: lineAt(text, first?.offset ?? 0), message, mend: 'correct the JSON at this place.' },
      ],
    }
  }
  const value: unknown = getNodeValue(tree)
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
