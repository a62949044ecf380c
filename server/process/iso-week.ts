import { day } from './utc-day.ts'

/** The ISO 8601 week of a time (ms since 1970, UTC): `2026-W47`. It belongs to the year of its Thursday. */
export const isoWeek = (time: number): string => {
  const date = new Date(time)
  const thursday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 3 - ((date.getUTCDay() + 6) % 7)))
  const year = thursday.getUTCFullYear()
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * day))
  return `${year}-W${String(week).padStart(2, '0')}`
}
