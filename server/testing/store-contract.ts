import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Connection } from '../store/store.ts'
import { consents } from './store-contract/consents.ts'
import { draws } from './store-contract/draws.ts'
import { limits } from './store-contract/limits.ts'
import { plans } from './store-contract/plans.ts'
import { registration } from './store-contract/registration.ts'
import { results } from './store-contract/results.ts'
import { sessions } from './store-contract/sessions.ts'
import { type ContractTest, openStores, type Stores } from './store-contract/stores.ts'
import { webhooks } from './store-contract/webhooks.ts'

/** The contract of the store for both engines. `open` is called twice: the second store represents another process on the same database. */
export const storeContract = (name: string, open: () => Promise<Connection>): void => {
  describe(name, () => {
    let stores: Stores
    beforeAll(async () => {
      stores = await openStores(open)
    })
    afterAll(() => stores.close())
    const contractTest: ContractTest = (title, run, timeoutMs) =>
      test(title, () => run({ ...stores, operator: `label-${randomUUID()}` }), timeoutMs)
    for (const part of [registration, sessions, draws, results, consents, webhooks, limits, plans]) part(contractTest)
  })
}
