import { browserCookieSeconds } from '../console/cookies.ts'
import { countWeeks } from '../console/count-weeks.ts'
import type { Deps } from '../http/deps.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency.ts'
import { noteOrWarn } from '../outages/note-or-warn.ts'
import { repeat } from '../process/repeat.ts'
import { day, dayOf, hour } from '../process/utc-day.ts'
import { viewLasts } from './views.ts'

/** Games removed per transaction: few enough that no player waits for it. */
const batch = 25
/** Pause between two batches, ms. */
const batchPause = 100
/** A larger step of the clock between two checks may be a wrong clock, and games removed by mistake are lost. */
const maxClockStep = 2 * day
/** After such a step nothing is removed for this long: time to notice the warning and correct the clock. */
const pauseAfterStep = day
/** How long what has ended is kept, ms: the data map says so (`server/standing/data-map.ts`). */
export const kept = {
  /** Can be read for 30 days */
  events: 31 * day,
  sessions: 7 * day,
  documents: hour,
  /** Jobs that failed */
  setAside: 30 * day,
  /** Images and texts that no version or draft of a label references */
  files: day,
}

type Needs = Pick<Deps, 'config' | 'store' | 'jobs' | 'clock' | 'log' | 'outages'>

/** Checks whether the clock can be trusted: it must not have jumped since any process last checked it. */
const watchClock = ({ store, clock, log }: Pick<Needs, 'store' | 'clock' | 'log'>) => {
  let pausedUntil = 0
  return async (): Promise<boolean> => {
    const now = clock()
    const seen = await store.clockSeen()
    const step = now - (seen ?? now)
    await store.recordClock(now)
    if (Math.abs(step) > maxClockStep) {
      pausedUntil = now + pauseAfterStep
      const days = Math.round(step / day)
      log.warn({ days }, 'the clock is days away from when this installation last ran: no old games are removed for 24 hours')
    }
    return now >= pausedUntil || now < pausedUntil - pauseAfterStep
  }
}

/** Now and every hour: removes games older than RETENTION_DAYS in small batches (counts stay), and expired records. */
export const startRetention = (deps: Needs): { close(): void } => {
  const { config, store, jobs, clock } = deps
  const isClockTrusted = watchClock(deps)
  const tidy = async (): Promise<number> => {
    const now = clock()
    await store.forgetUses(now, dayOf(now))
    await jobs.forget(now - (config.retentionDays > 0 ? Math.min(kept.setAside, config.retentionDays * day) : kept.setAside))
    await store.members.forget(now - day, now - browserCookieSeconds * 1000)
    await store.looks.forget(now - kept.files)
    // Before games are removed, so that no week is counted without them.
    await countWeeks(deps)
    return (
      (config.retentionDays > 0 ? await store.removeGames(now - config.retentionDays * day, batch, now) : 0) +
      (await store.webhooks.forget(now - kept.events, batch)) +
      (await store.keys.forgetSessions(now - kept.sessions, batch)) +
      (await store.documents.forget(now - kept.documents, batch)) +
      (await store.views.forget(now - viewLasts, 40 * batch)) +
      (await store.idempotencyKeys.forget(now - idempotencyKeyLifetimeMs, 40 * batch))
    )
  }
  let sure = false
  let more = false
  return repeat(
    batchPause,
    async () => {
      if (!more) sure = await isClockTrusted()
      more = sure && (await tidy()) > 0
      if (!more) await store.scrub()
      return more ? batchPause : hour
    },
    (error) => {
      more = false
      noteOrWarn(deps, error, 'old games not removed')
      return hour
    },
  )
}
