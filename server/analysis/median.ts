/** The middle value, or the mean of the two middle ones; NaN for an empty list. */
export const median = (values: readonly number[]): number => {
  const ascending = values.toSorted((a, b) => a - b)
  const half = ascending.length / 2
  return (ascending[Math.floor(half - 0.5)]! + ascending[Math.floor(half)]!) / 2
}
