import type { Clock } from '../process/time.ts'

/** What a job does: it analyses a game, or typesets a document. */
export type Task = 'analysis' | 'document'

/** Background jobs; each kind is a queue, first come, first served, tests behind live ones. Webhooks have their own; mails none, as no address is stored. */
export const jobKinds = ['analysis', 'document', 'test-analysis', 'test-document'] as const
export type JobKind = (typeof jobKinds)[number]

/** The kind of a job for a game of this world. */
export const kindOf = (task: Task, { test }: { test: boolean }): JobKind => (test ? `test-${task}` : task)

/** Makes a value for each kind. */
export const mapKinds = <T>(make: (kind: JobKind) => T): Record<JobKind, T> =>
  Object.fromEntries(jobKinds.map((kind) => [kind, make(kind)])) as Record<JobKind, T>

/** Attempts before a job is set aside. */
export const maxAttempts = 3

/** Kinds of jobs that are deleted once they succeed or fail for good: their data is no longer needed. */
export const unkeptKinds: ReadonlySet<JobKind> = new Set<JobKind>(['document', 'test-document'])

/** A job to be kept until it is done. */
export type NewJob = {
  kind: JobKind
  /** Key of the job: at most one job waits or runs for it. */
  key: string
  /** Keyed hash of the network that takes turns with others, or of the label instead (see `turnOf`); empty where nobody asked for it. */
  network: string
  /** Plain JSON, without secrets or addresses. */
  data: Record<string, unknown>
  /** ms since 1970; at once where none is given */
  startAfter?: number
}

/** A job taken by this process: no other process gets it until it ends, or this process stops sending heartbeats. */
export type Job = Omit<NewJob, 'startAfter'> & {
  id: string
  /** 1 for the first attempt */
  attempt: number
  /** ms since 1970 */
  addedAt: number
}

/** A job that failed for good. */
export type SetAside = {
  kind: JobKind
  key: string
  /** Name or code of the error, never its text */
  reason: string
  /** ms since 1970 */
  at: number
}

/** A newer release has changed the tables of the queue. Jobs still run: its changes are meant to be compatible. */
export class NewerQueue extends Error {
  override readonly name = 'NewerQueue'
  constructor(version: number, knownVersion: number) {
    super(`the tables of the queue have version ${version}, this release knows ${knownVersion}`)
  }
}

/** Position in the queue. `ahead`: jobs of its kind that start before it, networks taking turns. */
export type QueuePosition =
  | { state: 'waiting' | 'active'; ahead: number /** Estimated seconds until it is done */; seconds: number }
  | ({ state: 'failed' } & Pick<SetAside, 'reason' | 'at'>)

export type JobCounts = {
  waiting: number
  active: number
  /** Set aside after `maxAttempts` */
  failed: number
}

/** A durable queue for all processes. Jobs are added with `addJob` (`store/work.ts`) in the transaction that causes them; see `jobs-contract.ts`. */
export type Jobs = {
  /** Takes the oldest job of a kind, preferring networks other than `skip`. */
  take(kind: JobKind, skip?: string): Promise<Job | undefined>
  done(job: Job): Promise<void>
  /** Returns a failed job to the queue, or sets it aside with its reason after `maxAttempts`; a job of `unkeptKinds` is removed. */
  fail(job: Job, reason: string): Promise<void>
  /** Heartbeat: the job is still being worked on. */
  touch(job: Job): Promise<void>
  /** Position of the newest job with this key; undefined where there is none. */
  position(kind: JobKind, key: string): Promise<QueuePosition | undefined>
  counts(kind: JobKind): Promise<JobCounts>
  /** Jobs that were set aside, newest first; they are kept for 30 days. */
  listSetAside(): Promise<SetAside[]>
  /** Requeues a job that was set aside, with all its attempts; false where there is none. */
  retry(kind: JobKind, key: string): Promise<boolean>
  /** Deletes a job that was set aside; false where there is none. */
  drop(kind: JobKind, key: string): Promise<boolean>
  close(): Promise<void>
}

export type JobsOptions = {
  clock: Clock
  /** Called with errors of the queue's own maintenance. */
  report(error: unknown): void
  /** Read-only access to the queue: another process does the work and keeps its running jobs. */
  beside?: boolean
  /** ms for which queue positions are cached */
  snapshotAge?: number
}
export const usualSnapshotAge = 1000
