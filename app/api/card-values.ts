import type { ApiError } from '../../contract/call.ts'
import { cardsPerGame, type StackType, stackTypes } from '../../contract/constants.ts'
import { createStore, type Store } from '../store.ts'
import { getCardValue } from './calls.ts'
import { backOff } from './connection.ts'

const ahead = 10
const atOnce = 6

/** `refused`: the server refuses a card permanently. */
type Cards = { values: ReadonlyMap<string, number>; refused: ApiError['code'] | null }

export type Stacks = { structure: number; order: readonly StackType[]; taken: readonly number[] }

type Card = { key: string; structure: number; stack: StackType; index: number }

/**
 * The next ten cards of each deck, fetched before they are needed, until the visit's session is emptied. A card's value never changes, so
 * browsers may cache it.
 */
export const createCardValues = (offline: Store<boolean>, visit: { readonly emptied: boolean }, wait = backOff) => {
  const { get, set, subscribe } = createStore<Cards>({ values: new Map(), refused: null })
  const asked = new Set<string>()
  const queue: Card[] = []
  let active = 0

  const load = async ({ key, structure, stack, index }: Card) => {
    for (let attempt = 0; !visit.emptied; attempt++) {
      try {
        const value = await getCardValue(structure, stack, index)
        offline.set(false)
        return set({ ...get(), values: new Map(get().values).set(key, value) })
      } catch (error) {
        const { code, retryable } = error as ApiError
        if (!retryable) return set({ ...get(), refused: code })
        offline.set(true)
        await wait(attempt)
      }
    }
  }
  const pump = () => {
    while (active < atOnce) {
      const next = queue.shift()
      if (!next) return
      active++
      void load(next).finally(() => {
        active--
        pump()
      })
    }
  }

  /** The value if it has been fetched. */
  const peek = (structure: number, stack: StackType, index: number): number | undefined => get().values.get(`${structure}${stack}${index}`)
  return {
    get,
    subscribe,
    peek,
    /** Whether the next card of every deck is here (a deck that ran out needs none). */
    ready: ({ structure, order, taken }: Stacks) =>
      order.every((stack, deck) => (taken[deck] ?? 0) >= cardsPerGame || peek(structure, stack, taken[deck] ?? 0) !== undefined),
    /** Fetches what is missing of each deck's next ten cards, the nearest first. */
    fill: ({ structure, order, taken }: Stacks) => {
      for (let step = 0; step < ahead; step++) {
        for (const stack of stackTypes) {
          const index = (taken[order.indexOf(stack)] ?? 0) + step
          const key = `${structure}${stack}${index}`
          if (index >= cardsPerGame || asked.has(key)) continue
          asked.add(key)
          queue.push({ key, structure, stack, index })
        }
      }
      pump()
    },
  }
}
export type CardValues = ReturnType<typeof createCardValues>
