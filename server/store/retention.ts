import { countWeeks } from '../console/count-weeks.ts'
import type { Deps } from '../http/deps.ts'
import { day, dayOf, hour } from '../process/utc-day.ts'

/** Games removed in one transaction: short enough that no player waits for it. */
const batch = 25
/** Pause between two batches, ms. */
const pause = 100
/** A longer step of the clock between two looks may be a wrong clock, and what is removed for it is gone. */
const longestStep = 2 * day
/** After such a step nothing is removed for so long: time to see the warning and set the clock right. */
const quiet = day
/** Ended webhook events and session secrets are kept this long. */
const eventsKept = 30 * day
const sessionsKept = 7 * day
/** Documents that were set; jobs that were set aside. */
const documentsKept = hour
const setAsideKept = 30 * day
/** Pictures and texts that no version and no draft of a label names any more. */
const filesKept = day

type Needs = Pick<Deps, 'config' | 'store' | 'jobs' | 'clock' | 'log' | 'outages'>

/** Tells whether the clock may be believed: it must not have jumped since any process looked at it last. */
const watchClock = ({ store, clock, log }: Pick<Needs, 'store' | 'clock' | 'log'>) => {
  let quietUntil = 0
  return async (): Promise<boolean> => {
    const now = clock()
    const seen = await store.clockSeen()
    const step = now - (seen ?? now)
    await store.seeClock(now)
    if (Math.abs(step) > longestStep) {
      quietUntil = now + quiet
      const days = Math.round(step / day)
      log.warn({ days }, 'the clock is days away from when this installation last ran: for 24 hours nothing old is removed')
    }
    return now >= quietUntil || now < quietUntil - quiet
  }
}

/** Now and every hour: removes games older than RETENTION_DAYS, a few at a time (counts stay), and what has ended. */
export const startRetention = (deps: Needs): { close(): void } => {
  const { config, store, jobs, clock, log, outages } = deps
  const isClockSure = watchClock(deps)
  let timer: NodeJS.Timeout
  const tidy = async (): Promise<number> => {
    const now = clock()
    await store.forgetDayUses(dayOf(now) - 1)
    await jobs.forget(now - setAsideKept)
    await store.members.forget(now - day)
    await store.looks.forget(now - filesKept)
    // Before games go, so that no week is counted without them.
    await countWeeks(deps)
    return (
      (config.retentionDays > 0 ? await store.removeGames(now - config.retentionDays * day, batch) : 0) +
      (await store.webhooks.forget(now - eventsKept, batch)) +
      (await store.keys.forgetSessions(now - sessionsKept, batch)) +
      (await store.documents.forget(now - documentsKept, batch))
    )
  }
  let sure = false
  let more = false
  const run = async (): Promise<void> => {
    try {
      if (!more) sure = await isClockSure()
      more = sure && (await tidy()) > 0
    } catch (error) {
      more = false
      if (!outages.note(error)) log.warn({ name: error instanceof Error ? error.name : '' }, 'old games not removed')
    }
    timer = setTimeout(run, more ? pause : hour).unref()
  }
  timer = setTimeout(run, pause).unref()
  return { close: () => clearTimeout(timer) }
}
