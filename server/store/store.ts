import type { Jobs, JobsOptions } from '../jobs/jobs.ts'
import { type AuditEntry, auditWork, noticeWork } from './audit.ts'
import { clockGuard } from './clock-guard.ts'
import { completedGameWork } from './completed-games.ts'
import { consentWork } from './consents.ts'
import { documentWork } from './documents.ts'
import { drawWork, type KnownGames } from './draws.ts'
import { eventStreamWork, eventWork } from './event-streams.ts'
import { gameWork } from './games.ts'
import { idempotencyWork } from './idempotency-keys.ts'
import { keyWork } from './keys.ts'
import { lookWork } from './looks.ts'
import { memberWork } from './members.ts'
import { normsWork } from './norms.ts'
import { operatorSettingWork, userIdWork } from './operator-settings.ts'
import { pageNoteWork } from './page-notes.ts'
import { popupAnswerWork } from './popup-answers.ts'
import { type Db, upsert } from './query.ts'
import { removalWork } from './removals.ts'
import { resultWork } from './results.ts'
import { secretWork } from './secrets.ts'
import { tallyWork } from './tallies.ts'
import { useWork } from './uses.ts'
import { viewWork } from './views.ts'
import { webhookWork } from './webhooks.ts'
import { addJob, change, type Engine, type Mode, type Page, run, transact, type Work, whenDue, write } from './work.ts'

/** Runs logic: an engine, or what wraps one. */
export type Runner = Pick<Engine, 'read' | 'write' | 'transact'> & {
  /** Runs it in a transaction; while the clock may be wrong it does nothing and returns 0. */
  whenDue(now: number, work: () => Work<number>, name?: string): Promise<number>
}

type Method<Logic> = Logic extends Page<infer T> & { mode: 'pages' }
  ? (page?: number) => AsyncIterable<T>
  : Logic extends (...args: infer A) => Work<infer T>
    ? Logic extends { mode: unknown }
      ? (...args: A) => Promise<T>
      : never
    : Bound<Logic>

/** Tagged logic, and groups of it, as methods that run it. Logic without a tag is left out: other logic uses it. */
export type Bound<Resources> = {
  [Name in keyof Resources as Method<Resources[Name]> extends never ? never : Name]: Method<Resources[Name]>
}

type Logic = ((...args: unknown[]) => Work<unknown>) & { mode?: Mode | 'pages' | 'whenDue' | ((...args: unknown[]) => Mode) }

async function* inPages<T>(run: Runner, logic: Page<T>, name: string, page = 100): AsyncGenerator<T> {
  let after: number | undefined = 0
  while (after !== undefined) {
    const start: number = after
    const rows: { id: number; item: T }[] = await run.read(() => logic(start, page), name)
    yield* rows.map(({ item }) => item)
    after = rows.at(-1)?.id
  }
}

const toMethod = (run: Runner, logic: Logic, name: string) => {
  const { mode } = logic
  if (mode === undefined) return undefined
  if (mode === 'pages') return (page?: number) => inPages(run, logic as Page<unknown>, name, page)
  if (mode === 'whenDue')
    return (now: number, ...rest: unknown[]) => run.whenDue(now, () => (logic as (...args: unknown[]) => Work<number>)(now, ...rest), name)
  if (typeof mode === 'string') return (...args: unknown[]) => run[mode](() => logic(...args), name)
  return (...args: unknown[]) => run[mode(...args)](() => logic(...args), name)
}

/** Binds the logic of resources to what runs it; the methods of a group are called `group.method` there. */
export const bindStore = <Resources extends object>(run: Runner, resources: Resources, group = ''): Bound<Resources> =>
  Object.fromEntries(
    Object.entries<object>(resources as Record<string, object>)
      .map(([name, value]) => [
        name,
        typeof value === 'function' ? toMethod(run, value as Logic, group + name) : bindStore(run, value, `${group}${name}.`),
      ])
      .filter(([, method]) => method !== undefined),
  )

/** A database that is open and migrated. */
export type Connection = {
  engine: Engine
  db: Db
  knownGames: KnownGames
  /** SQL of what tells this database from one that is restored or copied from it */
  identity: string
  /** Opens the job queue; jobs can only be added afterwards. */
  openJobs(options: JobsOptions): Promise<Jobs>
  /** Connections of a pool, and calls that wait for one */
  poolCounts?(): { open: number; idle: number; waiting: number }
}

/** The audit entry of a change: a fixed entry, skipped if the change returns `false` or 0, or entries derived from its result. */
type Note<Result> = AuditEntry | ((result: Result) => readonly AuditEntry[])

const entriesOf = <Result>(note: Note<Result>, result: Result): readonly AuditEntry[] =>
  typeof note === 'function' ? note(result) : result === false || result === 0 ? [] : [note]

/** All that the store can do. A method stands in the file of its resource, with its statements. */
const resourcesOf = (connection: Connection) => {
  const { engine, db, knownGames } = connection
  const addEvent = eventWork(db)
  const secrets = secretWork(db, engine)
  const pageNotes = pageNoteWork(db)
  const tallies = tallyWork(db)
  const games = gameWork(db, tallies, secrets)
  const consents = consentWork(db, addEvent)
  const clock = clockGuard(connection)
  const probe = upsert(db, 'probe', ['id'], 'at')
  return {
    ...secrets,
    ...games,
    ...drawWork(db, engine, knownGames, { games, tallies, addEvent }),
    ...popupAnswerWork(db, games),
    ...resultWork(db, games, tallies, pageNotes, addEvent),
    ...completedGameWork(db),
    ...removalWork(db, engine, { addEvent, tallies, secrets }),
    ...useWork(db),
    keys: keyWork(db, secrets),
    operatorSettings: operatorSettingWork(db),
    userIds: userIdWork(db),
    clock,
    audit: auditWork(db),
    members: memberWork(db, engine),
    notices: noticeWork(db, engine),
    looks: lookWork(db),
    pageNotes,
    consents,
    views: viewWork(db, engine, games, consents),
    idempotencyKeys: idempotencyWork(db, clock),
    webhooks: webhookWork(db, engine),
    eventStreams: eventStreamWork(db),
    documents: documentWork(db, games),
    norms: normsWork(db),
    tallies,
    /** Enqueues a job; false if one with this key already exists. Only once the queue is open. */
    addJob: transact(addJob),
    /** Removes jobs that were set aside longer ago than `age`, ms. */
    dropSetAside: whenDue((now: number, age: number) => change(engine.removals.setAsideBefore, { before: now - age })),
    /** Rejects unless the database can store. */
    ping: write((): Work<void> => run(probe, { id: 1, at: Date.now() })),
  }
}

/**
 * The store. Every write is durable when its promise resolves, and idempotent.
 * Refusals are ProblemErrors: `forbidden` for a uid that is not registered or whose secret is revoked, `conflict` for a contradiction of
 * the first record, `unavailable` when the database cannot be reached. Both engines pass `store-contract.ts`.
 */
export type Store = Bound<ReturnType<typeof resourcesOf>> & {
  /** The same store, with each change audited in its own transaction. `Result` is the result of the change. */
  noting<Result>(note: Note<Result>): Store
  /** Overwrites what removed games left in the database's files, where that is due. To be called every hour. */
  scrub(): Promise<void>
  look: Engine['look']
  sizes: Engine['sizes']
  close(): Promise<void>
}

/** The store on one database. */
export const createStore = (connection: Connection): Store => {
  const { engine } = connection
  const resources = resourcesOf(connection)
  const { audit, clock, notices } = resources
  const whenDue: Runner['whenDue'] = (now, work, name) =>
    engine.transact(function* () {
      return (yield* clock.mayAct(now)) ? yield* work() : 0
    }, name)
  const bind = (run: Runner): Store => ({
    ...bindStore(run, resources),
    noting(note) {
      const noted = <T>(work: () => Work<T>, name?: string): Promise<T> =>
        engine.transact(function* () {
          const result = yield* work()
          for (const entry of entriesOf(note, result as never)) yield* notices.add(yield* audit.add(entry), entry)
          return result
        }, name)
      return bind({ read: run.read, write: noted, transact: noted, whenDue })
    },
    scrub: () => engine.scrub(),
    look: () => engine.look(),
    sizes: () => engine.sizes(),
    close: () => engine.close(),
  })
  return bind({ ...engine, whenDue })
}
