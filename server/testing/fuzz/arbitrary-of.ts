import fc from 'fast-check'

/** The parts of JSON Schema that our contract uses. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Generates values that match a schema. */
export const arbitraryOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
      return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 400), unit: 'grapheme' })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, value]) => [name, arbitraryOf(value)])), {
        requiredKeys: schema.required ?? [],
      })
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

/** Unexpected values: other types, range limits, hostile texts. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '0',
    '-1',
    '1e999',
    -1,
    81,
    1e308,
    true,
    [],
    {},
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '%00',
    '<script>',
    '{{7*7}}',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** An object with one field replaced, added or removed. */
export const nearlyValid = (valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc.tuple(valid, fc.nat(), hostileValue, fc.constantFrom('replace', 'add', 'remove')).map(([object, which, value, how]) => {
    const names = Object.keys(object)
    const name = names[which % Math.max(names.length, 1)] ?? 'more'
    if (how === 'add') return { ...object, more: value }
    if (how === 'replace') return { ...object, [name]: value }
    return Object.fromEntries(Object.entries(object).filter(([each]) => each !== name))
  })
