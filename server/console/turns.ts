import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../errors/problem.ts'

/** Maximum calls of a member that wait for their turn. */
const maxWaiting = 32
/** ms between the calls of a member, which leave most of the process to others. */
const pauseMs = 4
/** Bytes of bodies that a member may send at once, of calls and of uploads: as many as the largest of them has, … */
const burstBytes = { call: 256_000, upload: 3_000_000 }
/** … and per second from then on: 32 kB of short keys hold the process for 8 ms, 64 kB of pictures for 5, of which it may be held 10 in a second. */
const bytesPerSecond = { call: 32_000, upload: 64_000 }
/** Bodies up to this size are not counted, bytes: they cost no more than any call. */
const shortBodyBytes = 4000
/** ms that a call waits before it is refused; a request must be complete after 30 s. */
export const maxWaitMs = 10_000

type Lane = { calls: number; last: Promise<unknown> }
/** A clock in ms, and a sleep. */
type Time = { now?(): number; sleep?(ms: number): Promise<void> }
/** A delay that does not keep the process alive. */
const delayUnref = async (ms: number): Promise<void> => void (await delay(ms, undefined, { ref: false }))
type Spent = { bytes: number; at: number }
/** The bytes of a member, in calls or in uploads. */
type Budget = `${'call' | 'upload'} ${string}`
const kindOf = (budget: Budget) => (budget.startsWith('call ') ? 'call' : 'upload')

/** Gives a call its turn, which lasts until its reply is sent; throws `unavailable` where too many wait. */
export type TakeTurn = (
  call: { member: string; changes: boolean; bodyBytes: number; isUpload: boolean },
  reply: FastifyReply,
) => Promise<void>

/**
 * One member cannot hold up the process: of each member, one reading and one changing call run at a time, and large bodies are
 * rate-limited. Kept in this process alone.
 */
export const openTurns = ({ now = () => performance.now(), sleep = delayUnref }: Time = {}): TakeTurn => {
  const lanes = new Map<string, Lane>()
  const spentByBudget = new Map<Budget, Spent>()

  /** ms until so many bytes more may be sent. */
  const waitFor = (budget: Budget, bytes: number): number =>
    Math.max(0, ((bytes + owedBytes(budget) - burstBytes[kindOf(budget)]) / bytesPerSecond[kindOf(budget)]) * 1000)
  /** Bytes sent beyond the rate. */
  const owedBytes = (budget: Budget): number => {
    const { bytes, at } = spentByBudget.get(budget) ?? { bytes: 0, at: 0 }
    return Math.max(0, bytes - ((now() - at) / 1000) * bytesPerSecond[kindOf(budget)])
  }
  const spend = (budget: Budget, bytes: number): void => {
    for (const each of spentByBudget.keys()) if (owedBytes(each) === 0) spentByBudget.delete(each)
    spentByBudget.set(budget, { bytes: bytes + owedBytes(budget), at: now() })
  }

  return async ({ member, changes, bodyBytes, isUpload }, reply) => {
    const key = `${changes ? 'change' : 'read'} ${member}`
    const lane: Lane = lanes.get(key) ?? { calls: 0, last: Promise.resolve() }
    if (lane.calls >= maxWaiting) throw tooMany()
    const previousTurn = lane.last
    const closeEvent = once(reply.raw, 'close')
    lanes.set(key, lane)
    lane.calls += 1
    lane.last = Promise.all([previousTurn, closeEvent]).then(async () => {
      await sleep(pauseMs)
      lane.calls -= 1
      if (lane.calls === 0) lanes.delete(key)
    })
    const until = now() + maxWaitMs
    // A refused caller has waited, too: refusals also cost time.
    const inTurn = await Promise.race([previousTurn.then(() => true), sleep(maxWaitMs).then(() => false)])
    if (!inTurn || reply.raw.destroyed) throw tooMany()
    if (bodyBytes <= shortBodyBytes) return
    const budget: Budget = `${isUpload ? 'upload' : 'call'} ${member}`
    const wait = () => waitFor(budget, bodyBytes)
    // A timer starts when its turn of the event loop began, so that it ends early after work such as parsing the body.
    while (wait() > 1 && now() < until) await sleep(Math.min(wait(), until - now()))
    if (wait() > 1 || reply.raw.destroyed) throw tooMany()
    spend(budget, bodyBytes)
  }
}

const tooMany = (): ProblemError => new ProblemError('unavailable', 'too many calls are waiting: try again after Retry-After', 1)
