/**
 * Percentile rank of a value among 99 ascending percentiles, 0–100: the middle of its possible ranks where percentiles are equal,
 * linear interpolation between two percentiles, half a step beyond the outermost.
 */
export const percentileOf = (table: readonly number[], value: number): number => {
  let below = 0
  while (below < table.length && table[below]! < value) below++
  let upTo = below
  while (upTo < table.length && table[upTo]! === value) upTo++
  if (upTo > below) return (below + 1 + upTo) / 2
  if (below === 0) return 0.5
  if (below === table.length) return table.length + 0.5
  const low = table[below - 1]!
  return below + (value - low) / (table[below]! - low)
}

/** The value at a percentile 1–99. */
export const atPercentile = (table: readonly number[], percentile: number): number => {
  const value = table[percentile - 1]
  if (value === undefined) throw new RangeError('percentile must be 1 to 99')
  return value
}
