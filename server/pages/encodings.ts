/** Encodings in which pages and files are kept, best first */
const keptEncodings = ['br', 'gzip'] as const
export type Encoding = (typeof keptEncodings)[number]

/** The weights of codings in Accept-Encoding (RFC 9110, 12.5.3), 0–1. */
const weightsIn = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const [q] = parameters.flatMap((parameter) => (parameter.startsWith('q=') ? [Number(parameter.slice(2)) || 0] : []))
      return [name, q ?? 1]
    }),
  )

/** The kept encodings that a client takes and likes no less than none at all, in its order. */
export const encodingsFor = (header = ''): Encoding[] => {
  const weights = weightsIn(header)
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0
  const plain = weightOf('identity')
  return keptEncodings
    .map((coding) => ({ coding, weight: weightOf(coding) }))
    .filter(({ weight }) => weight > 0 && weight >= plain)
    .sort((one, other) => other.weight - one.weight)
    .map(({ coding }) => coding)
}
