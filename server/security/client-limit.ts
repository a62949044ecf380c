import { createHmac } from 'node:crypto'
import { ProblemError } from '../errors/problem.ts'
import type { Clock } from '../process/clock.ts'
import type { Store } from '../store/store.ts'
import { networkOf } from './network-of.ts'

/** Sliding-window rate limit per client, shared by all processes. */
export type ClientLimit = {
  /** Throws `rate_limited` for a client that has reached the limit. */
  check(client: string): Promise<void>
  /** Counts a use; false if the limit is reached. */
  take(client: string): Promise<boolean>
}

export type Limit = {
  /** Separates the counts of different limits. */
  name: string
  uses: number
  /** ms */
  span: number
}

/** Keyed hashes of client networks, so that an address cannot be found by brute force. */
export const openNetworks = async (store: Pick<Store, 'clientKey'>): Promise<{ hash(client: string): string }> => {
  const key = await store.clientKey()
  return { hash: (client) => createHmac('sha256', key).update(networkOf(client)).digest('base64url') }
}

/** Creates limits that count in the store, under a keyed hash that expires with the window: addresses themselves are not stored. */
export const openClientLimits = async (
  store: Pick<Store, 'addUse' | 'findUses' | 'clientKey'>,
  clock: Clock,
): Promise<(limit: Limit) => ClientLimit> => {
  const key = await store.clientKey()
  return ({ name, uses, span }) => {
    const hash = (client: string) =>
      createHmac('sha256', key)
        .update(`${name}\0${networkOf(client)}`)
        .digest('base64url')
    return {
      async check(client) {
        const now = clock()
        const found = await store.findUses(hash(client), now)
        if (found.uses < uses) return
        const wait = Math.min(found.endsAt - now, span)
        throw new ProblemError('rate_limited', 'too many tries', Math.ceil(wait / 1000))
      },
      async take(client) {
        const now = clock()
        return store.addUse({ client: hash(client), now, until: now + span, limit: uses })
      },
    }
  }
}
