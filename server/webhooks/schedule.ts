import { day, hour, minute } from '../process/time.ts'

const second = 1000

/** Delays before the second and each further attempt (Standard Webhooks 1.0.0, "Deliverability and reliability"), ms. */
export const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** Maximum extra delay, as a share, so that the retries after an outage do not come all at once. */
const jitter = 0.1

/** Parses a Retry-After header, seconds or a date; 0 where it is neither. */
const retryAfterDelay = (retryAfter: string | undefined, now: number): number => {
  if (retryAfter === undefined) return 0
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * second : Date.parse(retryAfter) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), day) : 0
}

/**
 * When to retry after this many attempts; null: never. A receiver may ask for a longer delay, up to a day.
 * @param random from 0 to 1
 */
export const nextAttempt = (attempts: number, now: number, random: number, retryAfter?: string): number | null => {
  const delay = pauses[attempts - 1]
  return delay === undefined ? null : now + Math.max(Math.round(delay * (1 + jitter * random)), retryAfterDelay(retryAfter, now))
}
