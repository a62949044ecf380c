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

/**
 * The next ten cards of each deck, fetched before they are needed. A value depends only on structure, stack and position, so it never
 * changes and browsers may cache the replies.
 */
export class CardValues {
  readonly #asked = new Set<string>()
  readonly #state = createStore<Cards>({ values: new Map(), refused: null })
  readonly get = this.#state.get
  readonly subscribe = this.#state.subscribe
  readonly #offline: Store<boolean>
  readonly #wait: (attempt: number) => Promise<void>
  #queue: { key: string; structure: number; stack: StackType; index: number }[] = []
  #active = 0

  constructor(offline: Store<boolean>, wait: (attempt: number) => Promise<void> = backOff) {
    this.#offline = offline
    this.#wait = wait
  }

  /** The value if it has been fetched. */
  peek = (structure: number, stack: StackType, index: number): number | undefined => this.get().values.get(`${structure}${stack}${index}`)

  /** Whether the next card of every deck is here (a deck that ran out needs none). */
  ready = ({ structure, order, taken }: Stacks) =>
    order.every((stack, deck) => (taken[deck] ?? 0) >= cardsPerGame || this.peek(structure, stack, taken[deck] ?? 0) !== undefined)

  /** Fetches what is missing of each deck's next ten cards, the nearest first. */
  fill = ({ structure, order, taken }: Stacks) => {
    for (let step = 0; step < ahead; step++) {
      for (const stack of stackTypes) {
        const index = (taken[order.indexOf(stack)] ?? 0) + step
        const key = `${structure}${stack}${index}`
        if (index >= cardsPerGame || this.get().values.has(key) || this.#asked.has(key)) continue
        this.#asked.add(key)
        this.#queue.push({ key, structure, stack, index })
      }
    }
    this.#pump()
  }

  #pump() {
    while (this.#active < atOnce && this.#queue.length > 0) {
      const next = this.#queue.shift()
      if (!next) return
      this.#active++
      void this.#fetch(next).finally(() => {
        this.#active--
        this.#pump()
      })
    }
  }

  async #fetch({ key, structure, stack, index }: { key: string; structure: number; stack: StackType; index: number }) {
    for (let attempt = 0; ; attempt++) {
      try {
        const value = await getCardValue(structure, stack, index)
        this.#offline.set(false)
        return this.#state.set({ ...this.get(), values: new Map(this.get().values).set(key, value) })
      } catch (error) {
        const { code, retryable } = error as ApiError
        if (!retryable) return this.#state.set({ ...this.get(), refused: code })
        this.#offline.set(true)
        await this.#wait(attempt)
      }
    }
  }
}
