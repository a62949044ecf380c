import type { CardSelection } from '../../contract/game.ts'
import type { Store } from '../store/store.ts'

/** Stores the draws of a game that nobody plays card by card, from the first one on. */
export const storeDraws = async (store: Store, draws: readonly CardSelection[], at?: number): Promise<void> => {
  const [first, last] = [draws[0], draws.length > 1 ? draws.at(-1) : undefined]
  if (first) await store.addDraw(first, at)
  await store.addDrawsBetween(draws.slice(1, -1), at)
  if (last) await store.addDraw(last, at)
}
