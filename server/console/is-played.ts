import type { Store } from '../store/store.ts'

/** Whether a page secret of an operator was ever used: players, and not only tests, have seen it. */
export const isPlayed = async (store: Pick<Store, 'listSecrets'>, operator: string): Promise<boolean> =>
  (await store.listSecrets(operator)).some(({ test, lastUsed }) => !test && lastUsed !== null)
