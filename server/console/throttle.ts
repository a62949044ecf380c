import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../errors/problem.ts'
import { createConcurrencyLimit } from '../security/concurrency-limit.ts'

/** Calls of a member that run or wait at a time, reading and changing ones apart. */
const maxCalls = 32
/** ms between the calls of a member, which leave most of the process to others. */
const pauseMs = 4
/** Bytes of request bodies that a member may send in a burst, for calls and for uploads: as many as the largest body has, … */
const burstBytes = { call: 256_000, upload: 3_000_000 }
/**
 * … and the rate at which that allowance refills, bytes per ms: parsing 32 kB of short keys blocks the process for 8 ms, 64 kB of
 * pictures for 5, and it may be blocked 10 ms in a second.
 */
const bytesPerMs = { call: 32, upload: 64 }
/** Bodies up to this size are not counted, bytes: they cost no more than any other call. */
const shortBodyBytes = 4000
/** ms that a call waits before it is refused; a request must be complete after 30 s. */
const maxWaitMs = 10_000

/** A clock in ms, and a sleep. */
type Time = { now?(): number; sleep?(ms: number): Promise<unknown> }
/** A delay that does not keep the process alive. */
const delayUnref = (ms: number): Promise<void> => delay(ms, undefined, { ref: false })

/** Resolves once the call may run; its place is free again when its reply is sent. Throws `unavailable` where too many wait. */
export type Throttle = (
  call: { member: string; changes: boolean; bodyBytes: number; isUpload: boolean },
  reply: FastifyReply,
) => Promise<void>

/**
 * One member cannot hold up the process: of each member, one reading and one changing call run at a time, and large bodies are
 * rate-limited. Kept in this process alone.
 */
export const createThrottle = ({ now = () => performance.now(), sleep = delayUnref }: Time = {}): Throttle => {
  const slots = createConcurrencyLimit({ atOnce: 1, waiting: { max: maxCalls - 1, ms: maxWaitMs }, rest: () => pauseMs, refusal: tooMany })
  /** When everything a member has sent would have arrived at the allowed rate, ms */
  const paidAt = new Map<string, number>()

  /** ms until so many more bytes may arrive, which are then counted; nothing is counted where that exceeds the longest wait. */
  const waitFor = (kind: keyof typeof burstBytes, member: string, bytes: number): number => {
    for (const [other, at] of paidAt) if (at <= now()) paidAt.delete(other)
    const subject = `${kind} ${member}`
    const paid = (paidAt.get(subject) ?? now()) + bytes / bytesPerMs[kind]
    const waitMs = paid - burstBytes[kind] / bytesPerMs[kind] - now()
    if (waitMs <= maxWaitMs) paidAt.set(subject, paid)
    return waitMs
  }

  return async ({ member, changes, bodyBytes, isUpload }, reply) => {
    // One that is closed already never says so again, and would keep its place for good.
    if (reply.raw.destroyed) throw tooMany()
    const closed = new Promise<void>((resolve) => void reply.raw.once('close', resolve))
    const leave = await slots.enter(`${changes ? 'change' : 'read'} ${member}`)
    void closed.then(leave)
    const waitMs = bodyBytes > shortBodyBytes ? waitFor(isUpload ? 'upload' : 'call', member, bodyBytes) : 0
    // A refused caller has waited, too: refusals also cost time.
    if (waitMs > 0) await sleep(Math.min(waitMs, maxWaitMs))
    if (waitMs > maxWaitMs || reply.raw.destroyed) throw tooMany()
  }
}

const tooMany = (): ProblemError => new ProblemError('unavailable', 'too many requests are waiting: retry as Retry-After says', 1)
