const dayMs = 86_400_000

/** The ISO 8601 week of a day, UTC: `2026-W47`. */
export const weekOf = (time: number): string => {
  // Its year is that of its Thursday.
  const thursday = new Date(time)
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7))
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  const number = Math.floor((thursday.getTime() - first) / dayMs / 7) + 1
  return `${thursday.getUTCFullYear()}-W${String(number).padStart(2, '0')}`
}

/** The Monday of an ISO week, ms since 1970. */
export const mondayOf = (week: string): number => {
  const [year = 0, number = 1] = week.split('-W').map(Number)
  const fourth = Date.UTC(year, 0, 4)
  return fourth - ((new Date(fourth).getUTCDay() || 7) - 1) * dayMs + (number - 1) * 7 * dayMs
}

/** The week so many weeks before another. */
export const weeksBefore = (week: string, count: number): string => weekOf(mondayOf(week) - count * 7 * dayMs)

/** How weeks follow each other: `rising` only if each is higher than the one before. */
export const trendOf = (counts: readonly number[]): 'rising' | 'falling' | undefined => {
  const pairs = counts.slice(1).map((count, at) => count - (counts[at] ?? 0))
  if (pairs.length < 2) return undefined
  if (pairs.every((step) => step > 0)) return 'rising'
  return pairs.every((step) => step < 0) ? 'falling' : undefined
}
