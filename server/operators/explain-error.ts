import type { TLocalizedValidationError } from 'typebox/error'
import { reason } from '../../contract/console/reasons.ts'
import type { RuleFault } from '../../contract/look/check-rules.ts'
import { Operator } from '../../contract/operator.ts'
import { explain } from './problem.ts'
import { segments } from './read-json.ts'

type Schema = { properties?: Record<string, Schema>; examples?: unknown[] }

/** The value at a path inside another; undefined where there is none. */
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)
const schemaAt = (path: string) => (at(Operator, segments(path)) ?? {}) as Schema
const exampleOf = ({ examples: [example] = [] }: Schema) => JSON.stringify(example)
const display = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** A label with what is the provider's to set. */
export const userIdsFault = { pointer: '/userIds', ...explain(reason('user_ids'), reason('user_ids_fix')) }

/** Explains schema errors in an operator.json to people who do not read schemas. */
export const explainError = (
  operator: unknown,
  { keyword, params, message, instancePath, schemaPath }: TLocalizedValidationError,
): RuleFault[] => {
  const schema = schemaAt(schemaPath)
  const value = at(operator, segments(instancePath))
  if (keyword === 'boolean') return [] // repeats additionalProperties
  if (keyword === 'additionalProperties') {
    const absent = Object.keys(schema.properties ?? {}).filter((key) => !Object.hasOwn(value as object, key))
    const suggestion = absent.length > 0 ? `, or write one of ${absent.join(', ')}` : ''
    return params.additionalProperties.map((key) =>
      instancePath === '' && key === 'userIds'
        ? userIdsFault
        : { pointer: `${instancePath}/${key}`, message: `${key} is not known here.`, fix: `remove ${key}${suggestion}.` },
    )
  }
  if (keyword === 'required')
    return params.requiredProperties.map((key) => {
      const example = exampleOf(schema.properties?.[key] ?? {})
      return {
        pointer: `${instancePath}/${key}`,
        message: `${key} is missing.`,
        fix: example ? `add "${key}": ${example}.` : `add ${key}.`,
      }
    })
  const fault = { pointer: instancePath, message: `${instancePath || 'The file'} is ${display(value)}.` }
  if (keyword === 'enum') return [{ ...fault, fix: `write one of ${params.allowedValues.join(', ')}.` }]
  if (keyword === 'pattern') return [{ ...fault, fix: `write it like ${exampleOf(schema)}.` }]
  return [{ ...fault, fix: `it ${message}.` }]
}
