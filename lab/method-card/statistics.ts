/** Arithmetic mean; NaN for an empty list. */
export const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** Variance of the population that two or more values were drawn from. */
export const variance = (values: readonly number[]): number => {
  const centre = mean(values)
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1)
}

/** Mean and standard deviation of the values themselves, not of a wider population they were drawn from. */
export const moments = (values: readonly number[]): { mean: number; sd: number } => {
  const centre = mean(values)
  return { mean: centre, sd: Math.sqrt(mean(values.map((value) => (value - centre) ** 2))) }
}

/** Pearson's correlation. */
export const correlation = (a: readonly number[], b: readonly number[]): number => {
  const [meanA, meanB] = [mean(a), mean(b)]
  let both = 0
  let squaresA = 0
  let squaresB = 0
  a.forEach((value, i) => {
    const [da, db] = [value - meanA, b[i]! - meanB]
    both += da * db
    squaresA += da * da
    squaresB += db * db
  })
  return both / Math.sqrt(squaresA * squaresB)
}

/** Spearman's correlation, of the pairs that have both numbers; equal values share their mean rank. */
export const rankCorrelation = (a: readonly number[], b: readonly number[]): number => {
  const pairs = a.map((value, i) => [value, b[i]!] as const).filter((pair) => pair.every(Number.isFinite))
  const ranks = (of: 0 | 1) => {
    const ascending = pairs.map((pair) => pair[of]).sort((x, y) => x - y)
    return pairs.map((pair) => (ascending.indexOf(pair[of]) + ascending.lastIndexOf(pair[of])) / 2)
  }
  return correlation(ranks(0), ranks(1))
}

/** Proportion of values that satisfy a condition, 0–1. */
export const share = <T>(values: readonly T[], holds: (value: T) => boolean): number => values.filter(holds).length / values.length

/** Standard error of measurement: the typical spread of one measurement around a person's own mean, from two of each. */
export const errorOfMeasurement = (first: readonly number[], second: readonly number[]): number =>
  Math.sqrt(mean(first.map((value, i) => (value - second[i]!) ** 2)) / 2)

/**
 * Standard error of Pearson's correlation from its influence function: unlike Fisher's formula it is also valid for values that are
 * not normally distributed.
 */
export const correlationError = (a: readonly number[], b: readonly number[]): number => {
  const r = correlation(a, b)
  const [x, y] = [standardised(a), standardised(b)]
  return Math.sqrt(mean(x.map((value, i) => (value * y[i]! - (r / 2) * (value * value + y[i]! * y[i]!)) ** 2)) / x.length)
}

const standardised = (values: readonly number[]): number[] => {
  const { mean: centre, sd } = moments(values)
  return values.map((value) => (value - centre) / sd)
}
