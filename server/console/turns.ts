import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../errors/problem.ts'

/** Calls of a member that may wait for their turn. */
const mostWaiting = 32
/** ms between the calls of a member, which leave most of the process to others. */
const rest = 4
/** Bytes of large bodies that a member may send at once, as much as the largest import has, … */
const burst = 3_000_000
/** … and per second from then on. */
const pace = 250_000
/** A body this short costs no more than any call, bytes. */
const short = 64_000
/** ms that a call waits before it is refused; a request must be complete after 30 s. */
const longestWait = 10_000

type Lane = { calls: number; last: Promise<unknown> }
type Spent = { bytes: number; at: number }

/** Gives a call its turn, which lasts until its reply is sent; throws `unavailable` where too many wait. */
export type TakeTurn = (call: { member: string; changes: boolean; bodyBytes: number }, reply: FastifyReply) => Promise<void>

/**
 * What one member asks for cannot hold up the process: of each member, one reading and one changing call run at a time, and large bodies come
 * at a pace. Kept in this process alone.
 */
export const openTurns = (): TakeTurn => {
  const lanes = new Map<string, Lane>()
  const spent = new Map<string, Spent>()

  /** ms until the member may send so many bytes more. */
  const waitFor = (member: string, bytes: number): number => Math.max(0, ((bytes + owed(member) - burst) / pace) * 1000)
  /** Bytes that the member has sent ahead of the pace. */
  const owed = (member: string): number => {
    const { bytes, at } = spent.get(member) ?? { bytes: 0, at: 0 }
    return Math.max(0, bytes - ((performance.now() - at) / 1000) * pace)
  }
  const spend = (member: string, bytes: number): void => {
    for (const each of spent.keys()) if (owed(each) === 0) spent.delete(each)
    spent.set(member, { bytes: bytes + owed(member), at: performance.now() })
  }

  return async ({ member, changes, bodyBytes }, reply) => {
    const key = `${changes ? 'change' : 'read'} ${member}`
    const lane: Lane = lanes.get(key) ?? { calls: 0, last: Promise.resolve() }
    if (lane.calls >= mostWaiting) throw tooMany()
    const before = lane.last
    const ended = once(reply.raw, 'close')
    lanes.set(key, lane)
    lane.calls += 1
    lane.last = Promise.all([before, ended]).then(async () => {
      await sleep(rest, undefined, { ref: false })
      lane.calls -= 1
      if (lane.calls === 0) lanes.delete(key)
    })
    const until = performance.now() + longestWait
    // Whoever is refused has waited: refusals cost time too.
    const inTurn = await Promise.race([before.then(() => true), sleep(longestWait, false, { ref: false })])
    if (!inTurn || reply.raw.destroyed) throw tooMany()
    if (bodyBytes <= short) return
    const wait = waitFor(member, bodyBytes)
    await sleep(Math.min(wait, Math.max(0, until - performance.now())), undefined, { ref: false })
    if (waitFor(member, bodyBytes) > 1 || reply.raw.destroyed) throw tooMany()
    spend(member, bodyBytes)
  }
}

const tooMany = (): ProblemError => new ProblemError('unavailable', 'too many calls are waiting', 1)
