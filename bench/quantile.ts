/** The smallest of the values that at least `share` of them (0–1) do not exceed; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
