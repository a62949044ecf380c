import type { Call } from '../../contract/call.ts'
import { type ConsoleErrorCode, consoleErrorStatus } from '../../contract/console/console-errors.ts'
import { refusalsOf, refusalsOfAny } from '../../contract/errors.ts'

/** The parts of a schema that are read here; its other keywords are copied. */
type Schema = {
  [rule: string]: unknown
  type?: unknown
  description?: string
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  patternProperties?: Record<string, Schema>
  anyOf?: Schema[]
  headers?: Record<string, Schema>
}
type AnyCall = Pick<Call, 'method' | 'path' | 'summary' | 'params' | 'query'> & {
  body?: object | undefined
  replies: Record<string, object>
  errors: readonly ConsoleErrorCode[]
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** Schemas as the document has them. Each object with a name stands once, among the components. */
export type Components = { refer(schema: unknown): object; readonly schemas: Record<string, object> }

/** @param namedSchemas objects by their names, as a module exports them; what else it exports is left out */
export const openComponents = (namedSchemas: object): Components => {
  const names = new Map<unknown, string>()
  for (const [name, schema] of Object.entries(namedSchemas)) if (Object(schema).properties) names.set(schema.properties, name)
  const schemas: Record<string, object> = {}
  const refer = (schema: Schema): object => {
    const name = schema.properties && names.get(schema.properties)
    if (!name) return write(schema)
    schemas[name] ??= write(schema)
    return { $ref: `#/components/schemas/${name}` }
  }
  /** Tuples and records as generators know them, in JSON Schema 2020-12, which OpenAPI 3.1 follows; headers stand beside the body. */
  const write = ({
    properties,
    patternProperties,
    items,
    additionalItems: _closed,
    anyOf,
    headers: _headers,
    ...rules
  }: Schema): object => {
    const [values] = Object.values(patternProperties ?? {})
    return {
      ...rules,
      ...(properties && { properties: mapValues(properties, refer) }),
      ...(values && { additionalProperties: refer(values) }),
      ...(Array.isArray(items) ? { prefixItems: items.map(refer), items: false } : items && { items: refer(items) }),
      ...(anyOf && { anyOf: anyOf.map(refer) }),
    }
  }
  return { refer: (schema) => refer(schema as Schema), schemas }
}

const parameterOf = ({ description, examples, ...schema }: Schema) => ({
  ...(description && { description }),
  ...(examples && { example: examples[0] }),
  schema,
})
const parametersIn = (location: 'query' | 'path' | 'header', schema: unknown): object[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as Schema
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: required.includes(name),
    ...parameterOf(field),
  }))
}

/** Calls with all their refusals. */
export const withRefusals = <C extends AnyCall & Pick<Call, 'lastState'>>(calls: Record<string, C>) =>
  mapValues(calls, (call) => ({ ...call, errors: refusalsOf(call) }))

/** The paths of a document. `Problem` is the body of every refusal, `more` what a call has beside its schemas, `headers` among it. */
export const pathsOf = <C extends AnyCall>(
  calls: Record<string, C>,
  { refer }: Components,
  Problem: object,
  more: (call: C, id: string) => { [part: string]: unknown; headers?: object | undefined },
): Record<string, Record<string, object>> => {
  const contentOf = (schema: object, type = 'application/json') => ({ content: { [type]: { schema: refer(schema) } } })
  const reply = (schema: Schema) => ({
    description: schema.description ?? 'Success',
    ...(schema.headers && { headers: mapValues(schema.headers, parameterOf) }),
    ...(schema.type !== 'null' && contentOf(schema)),
  })
  /** One for each status, naming its codes, and those of any call. Whatever takes a body refuses other encodings than UTF-8. */
  const refusals = (errors: readonly ConsoleErrorCode[]): Record<string, object> => {
    const codes: Record<string, ConsoleErrorCode[]> = {}
    for (const code of [...errors, ...refusalsOfAny, ...(errors.includes('too_large') ? ['unsupported_media_type' as const] : [])])
      codes[consoleErrorStatus[code]] = [...(codes[consoleErrorStatus[code]] ?? []), code]
    return mapValues(codes, (names) => ({ description: names.join(', '), ...contentOf(Problem, 'application/problem+json') }))
  }
  const paths: Record<string, Record<string, object>> = {}
  for (const [operationId, call] of Object.entries(calls)) {
    const { headers, ...about } = more(call, operationId)
    const replies = Object.entries(call.replies).map(([status, schema]) => [status, reply(schema as Schema)])
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId,
        summary: call.summary,
        ...about,
        parameters: [...parametersIn('query', call.query), ...parametersIn('path', call.params), ...parametersIn('header', headers)],
        ...(call.body && { requestBody: { required: true, ...contentOf(call.body) } }),
        responses: { ...Object.fromEntries(replies), ...refusals(call.errors) },
      },
    }
  }
  return paths
}
