/** The empirical quantile: the smallest value that at least `share` of them (0–1) do not exceed; 0 if there are none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
