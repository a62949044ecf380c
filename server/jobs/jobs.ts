/**
 * What is done beside requests; each kind is a queue of its own, first come, first served. Webhooks have a queue of their own in
 * `store/webhooks.ts`, and a mail is part of its request: its address may be stored nowhere.
 */
export const jobKinds = ['analysis', 'document'] as const
export type JobKind = (typeof jobKinds)[number]

/** Something for each kind. */
export const mapKinds = <T>(make: (kind: JobKind) => T): Record<JobKind, T> =>
  Object.fromEntries(jobKinds.map((kind) => [kind, make(kind)])) as Record<JobKind, T>

/** Tries before a job is set aside. */
export const maxAttempts = 3

/** Kinds of which nothing stays when they have ended or failed for good: what they hold is nobody's concern any longer. */
export const forgotten: ReadonlySet<JobKind> = new Set<JobKind>(['document'])

/** A job to be kept until it is done. */
export type NewJob = {
  kind: JobKind
  /** One job waits or is under way for a key, however often it is added. */
  key: string
  /** Hash of the client network that asked for it; empty where none did. */
  network: string
  /** Plain JSON, without secrets or addresses. */
  data: Record<string, unknown>
  /** ms since 1970; at once where none is given */
  startAfter?: number
}

/** A job taken by this process: nobody else is given it until it ends, or its process falls silent. */
export interface Job extends Omit<NewJob, 'startAfter'> {
  id: string
  /** 1 for the first try */
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

/** A newer release has changed the tables of the queue. Jobs are done all the same: its changes are meant to be compatible. */
export class NewerQueue extends Error {
  override readonly name = 'NewerQueue'
  constructor(version: number, known: number) {
    super(`the tables of the queue have version ${version}, this release knows ${known}`)
  }
}

/** Where a job is. `ahead`: jobs of its kind that are started before it, each network in its turn. */
export type Place =
  | { state: 'waiting' | 'active'; ahead: number /** Estimate until it is done, s */; seconds: number }
  | ({ state: 'failed' } & Pick<SetAside, 'reason' | 'at'>)

export type JobCounts = {
  waiting: number
  active: number
  /** Set aside after `maxAttempts` */
  failed: number
}

/**
 * A durable line shared by all processes of an installation. Jobs are added with `addJob` of `store/work.ts`, in the same transaction as
 * what they follow from. Both engines pass `testing/jobs-contract.ts`.
 */
export type Jobs = {
  /** The oldest job of a kind, of another network than `skip` where there is one. */
  take(kind: JobKind, skip?: string): Promise<Job | undefined>
  /** Forgets a finished job. */
  done(job: Job): Promise<void>
  /** Gives a job back: it is tried again, or set aside with its reason after `maxAttempts`; if its kind is `forgotten`, it is gone. */
  fail(job: Job, reason: string): Promise<void>
  /** Tells the other processes that the job is still worked on. */
  touch(job: Job): Promise<void>
  /** Of the newest job with this key; undefined where there is none. */
  place(kind: JobKind, key: string): Promise<Place | undefined>
  counts(kind: JobKind): Promise<JobCounts>
  /** What was set aside, newest first; it is kept for 30 days. */
  listSetAside(): Promise<SetAside[]>
  /** Puts a job that was set aside back into its line, with all its tries; false where there is none. */
  retry(kind: JobKind, key: string): Promise<boolean>
  /** Forgets a job that was set aside; false where there is none. */
  drop(kind: JobKind, key: string): Promise<boolean>
  /** Forgets what was set aside before a time. */
  forget(before: number): Promise<void>
  close(): Promise<void>
}
