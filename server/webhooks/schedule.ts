const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Pauses before the second and each further attempt (Standard Webhooks 1.0.0, "Deliverability and reliability"), ms. */
export const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** So much longer at most, as a share, so that the attempts after an outage do not come all at once. */
const jitter = 0.1

/** Seconds or a date, as HTTP has it; nothing where it says neither. */
const waitOf = (retryAfter: string | undefined, now: number): number => {
  if (retryAfter === undefined) return 0
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * second : Date.parse(retryAfter) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), 24 * hour) : 0
}

/**
 * When to try again after so many attempts; null: never. A receiver may ask for a longer pause, up to a day.
 * @param random from 0 to 1
 */
export const nextAttempt = (attempts: number, now: number, random: number, retryAfter?: string): number | null => {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : now + Math.max(Math.round(pause * (1 + jitter * random)), waitOf(retryAfter, now))
}
