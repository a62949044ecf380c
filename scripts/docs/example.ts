/** What the pages read of a schema of the contract. */
export type Schema = {
  type?: string
  description?: string
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  anyOf?: Schema[]
  patternProperties?: Record<string, Schema>
}

const text = ({ format, pattern = '', minLength = 0 }: Schema): string => {
  if (format === 'date-time') return '2026-11-25T12:00:00.000Z'
  if (pattern.startsWith('^rf_')) return `rf_${'0123456789abcdef0'.padEnd(33, '1')}`
  if (pattern.includes('-4[')) return '1b4e28ba-2fa1-4d2e-883f-0016d3cca427'
  if (minLength === 36 || pattern.includes('{36}')) return '6fa459ea-ee8a-5ca4-894e-db77e160355e'
  return 'text'.padEnd(minLength, '-')
}

/** A value that a schema of the contract allows: the schema's own example, else one of its kind. */
export const exampleOf = (schema: Schema): unknown => {
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0])
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field)]))
  if (schema.patternProperties) return {}
  if (Array.isArray(schema.items)) return schema.items.map(exampleOf)
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : []
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0
  return null
}
