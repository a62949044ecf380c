/** Lowest count for a share to be put into words: rounding to tens would move it by more than a tenth. */
const minimumCount = 100

/** Tenths of a whole, for "four in ten"; none if too few are counted or it would say nothing (none, or all). */
export const tenths = (part: number, whole: number): number | undefined => {
  if (whole < minimumCount) return undefined
  const share = Math.round((10 * part) / whole)
  return share >= 1 && share <= 9 ? share : undefined
}

/**
 * Share of a whole; none if the whole is zero or less than the part: pages count what they show by themselves, and no more than a thousand
 * a day from one network, so that more games can begin than were counted as shown.
 */
export const shareOf = (part: number, whole: number): number | undefined => (whole > 0 && part <= whole ? part / whole : undefined)
