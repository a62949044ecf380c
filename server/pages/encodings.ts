/** Encodings in which pages and files are kept, best first */
const keptEncodings = ['br', 'gzip'] as const
export type Encoding = (typeof keptEncodings)[number]

/** The weight of a coding in Accept-Encoding (RFC 9110, 12.5.3), 0–1; undefined where the client does not say. */
const weightOf = (header: string, coding: string): number | undefined => {
  const weights = new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const [q] = parameters.flatMap((parameter) => (parameter.startsWith('q=') ? [Number(parameter.slice(2)) || 0] : []))
      return [name, q ?? 1]
    }),
  )
  return weights.get(coding) ?? weights.get('*')
}

/** The kept encodings that a client takes and likes no less than none at all, in its order. */
export const encodingsFor = (header = ''): Encoding[] => {
  const plain = weightOf(header, 'identity') ?? 0
  const weights = keptEncodings.map((coding) => ({ coding, weight: weightOf(header, coding) ?? 0 }))
  return weights
    .filter(({ weight }) => weight > 0 && weight >= plain)
    .sort((one, other) => other.weight - one.weight)
    .map(({ coding }) => coding)
}
