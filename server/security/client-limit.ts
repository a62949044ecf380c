import { ProblemError } from '../errors/problem.ts'
import type { Clock } from '../process/clock.ts'
import type { Store } from '../store/store.ts'
import type { IdHash } from './id-key.ts'
import type { WindowLimit } from './limits.ts'
import { networkOf } from './network-of.ts'

/** Sliding-window rate limit per client, shared by all processes. */
export type ClientLimit = {
  /** Counts a use; false if the limit is reached. */
  take(client: string): Promise<boolean>
  /** Counts a use; throws `rate_limited` instead for a client that has reached the limit. */
  use(client: string): Promise<void>
}

/** Keyed hashes of client networks: of an IPv4 address, or an IPv6 prefix of 64 or `bits` */
export type Networks = { hash(client: string, bits?: number): string }

export const createNetworks = (idHash: IdHash): Networks => ({ hash: (client, bits) => idHash('network', networkOf(client, bits)) })

/** Creates limits that count in the store, under a keyed hash that expires with the window: addresses themselves are not stored. */
export const createClientLimits =
  ({ store, clock, idHash }: { store: Pick<Store, 'addUse' | 'findUses'>; clock: Clock; idHash: IdHash }) =>
  ({ name, uses, span }: Pick<WindowLimit, 'name' | 'uses' | 'span'>): ClientLimit => {
    const hash = (client: string) => idHash('client limit', name, networkOf(client))
    const take = async (client: string): Promise<boolean> => {
      const now = clock()
      return store.addUse({ client: hash(client), now, until: now + span, limit: uses })
    }
    return {
      take,
      async use(client) {
        const now = clock()
        const usesBefore = await store.findUses(hash(client), now)
        if (usesBefore.uses < uses && (await take(client))) return
        // Others have come in between.
        const { endsAt } = usesBefore.uses < uses ? await store.findUses(hash(client), now) : usesBefore
        const wait = Math.max(1000, Math.min(endsAt - now, span))
        throw new ProblemError('rate_limited', 'too many attempts: try again after Retry-After', Math.ceil(wait / 1000))
      },
    }
  }
