import type { Clock } from '../clock.ts'

const hour = 3_600_000

/** How often a client did something within the last hour. In memory; a client is forgotten after its hour. */
export interface HourlyLimit {
  /** Counts one more, unless the client has reached the limit. */
  take(client: string): boolean
}

export function createHourlyLimit(limit: number, clock: Clock): HourlyLimit {
  const taken = new Map<string, number[]>()
  let swept = 0
  /** Forgets clients that have been quiet, at most once a minute. */
  function sweep(now: number): void {
    if (now - swept < 60_000 && now >= swept) return
    swept = now
    for (const [client, times] of taken) if ((times.at(-1) ?? 0) <= now - hour) taken.delete(client)
  }
  return {
    take(client) {
      const now = clock()
      sweep(now)
      const times = (taken.get(client) ?? []).filter((time) => time > now - hour)
      if (times.length >= limit) return false
      taken.set(client, [...times, now])
      return true
    },
  }
}
