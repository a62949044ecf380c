import type { Logger } from 'pino'
import { browserCookieSeconds } from '../console/cookies.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency.ts'
import type { Outages } from '../monitoring/outages.ts'
import type { Config } from '../process/config.ts'
import { type Clock, day, hour, isoTime } from '../process/time.ts'
import { forgetDeletions } from '../store/deletions.ts'
import type { Store } from '../store/store.ts'
import { viewLasts } from '../store/views.ts'

/** Games removed per transaction: few enough that no player waits for it, also while SQLite, which has one writer, reads the first ones from the disk. */
const batchSizes = { postgres: 25, sqlite: 10 }
/** No failed delivery or mail waits longer than this before its next attempt (`server/webhooks/deliver.ts`), ms. */
const longestWait = 2 * day
/** How long expired records are kept, ms: the data map states it (`server/store/schema`). */
export const lifetimes = {
  /** Can be read for 30 days */
  events: 31 * day,
  sessions: 7 * day,
  documents: hour,
  /** Jobs that failed */
  setAside: 30 * day,
  /** Images and texts that no version or draft of a label references */
  files: day,
}

/** Removes a batch of what is old by then; returns how many rows. */
type Removal = (now: number) => Promise<number>

type Needs = { config: Config; clock: Clock; log: Logger; store: Store; outages: Outages }

/** A look at the clock, and a batch of removals, which returns how many rows: none during a pause, nor while another process has the turn. */
export const createRetention = (deps: Needs): { watch(): Promise<boolean>; round(): Promise<number> } => {
  const { config, store, clock, log } = deps
  const retention = config.retentionDays > 0 ? config.retentionDays * day : undefined
  const batch = batchSizes[config.databaseUrl ? 'postgres' : 'sqlite']
  /** Of the log alone */
  let isReported = false
  const watch = async (): Promise<boolean> => {
    const { pausedUntil, jumpedDays: days } = await store.clock.watch(clock())
    if (pausedUntil === undefined) {
      isReported = false
      return true
    }
    const until = isoTime(pausedUntil)
    if (days !== undefined)
      log.warn({ until, days }, 'the clock is days away from when this installation last ran: no old games are removed for 24 hours')
    else if (!isReported)
      log.warn({ until }, 'no old games are removed yet: the clock jumped, or the database was restored, copied or upgraded')
    isReported = true
    return false
  }
  const removals: Removal[] = [
    ...(retention === undefined ? [] : [(now: number) => store.removeGames(now, retention, batch)]),
    (now) => store.webhooks.forget(now, lifetimes.events, batch),
    (now) => store.keys.forgetSessions(now, lifetimes.sessions, batch),
    (now) => store.documents.forget(now, lifetimes.documents, batch),
    (now) => store.views.forget(now, viewLasts, 40 * batch),
    (now) => store.idempotencyKeys.forget(now, idempotencyKeyLifetimeMs, 40 * batch),
    (now) => store.forgetUses(now, 40 * batch),
  ]
  /** Those that may have more to remove in this turn, and when it ends */
  let left: Removal[] = []
  let turn: number | undefined
  /** Does at once what is little. */
  const begin = async (now: number, isSure: boolean): Promise<void> => {
    await store.webhooks.hasten(now, now + longestWait)
    await store.notices.hasten(now, now + longestWait)
    if (!isSure) return
    await store.dropSetAside(now, Math.min(lifetimes.setAside, retention ?? lifetimes.setAside))
    await store.members.forget(now, day, browserCookieSeconds * 1000)
    await store.looks.forget(now, lifetimes.files)
    left = removals
    if (retention !== undefined) forgetDeletions(config, now, retention)
  }
  /** Begins a turn, or goes on with it; without one there is nothing left to do. */
  const take = async (now: number): Promise<void> => {
    const isSure = await watch()
    turn = await store.clock.takeSweep(now, left.length > 0 ? turn : undefined)
    if (turn === undefined) left = []
    else if (left.length === 0) await begin(now, isSure)
  }
  const round = async (): Promise<number> => {
    const now = clock()
    if (left.length === 0 || turn === undefined || Math.abs(turn - hour - now) > hour / 2) await take(now)
    let removed = 0
    // Each of these reads the guard of the clock, in its own transaction.
    for (const remove of left) {
      const rows = await remove(now)
      if (rows === 0) left = left.filter((each) => each !== remove)
      removed += rows
    }
    return removed
  }
  return { watch, round }
}
