import type { ApiError } from '../../contract/call.ts'
import { cardsPerGame, type StackType, stackTypes } from '../../contract/constants.ts'
import { Listeners } from '../listeners.ts'
import { getCardValue } from './calls.ts'
import { backOff, type Connection } from './connection.ts'

const ahead = 10
const atOnce = 6

export type Stacks = { structure: number; order: readonly StackType[]; taken: readonly number[] }

/**
 * The next ten cards of each deck, fetched before they are needed. A value depends only on structure, stack and position, so it never
 * changes and browsers may cache the replies.
 */
export class CardValues {
  readonly #values = new Map<string, number>()
  readonly #asked = new Set<string>()
  readonly #changes = new Listeners()
  readonly subscribe = this.#changes.subscribe
  readonly #connection: Connection
  readonly #wait: (attempt: number) => Promise<void>
  #queue: { key: string; structure: number; stack: StackType; index: number }[] = []
  #active = 0
  /** Set when the server refuses a card permanently. */
  refused: ApiError['code'] | null = null

  constructor(connection: Connection, wait: (attempt: number) => Promise<void> = backOff) {
    this.#connection = connection
    this.#wait = wait
  }

  /** The value if it has been fetched. */
  peek = (structure: number, stack: StackType, index: number): number | undefined => this.#values.get(`${structure}${stack}${index}`)

  /** Whether the next card of every deck is here (a deck that ran out needs none). */
  ready = ({ structure, order, taken }: Stacks) =>
    order.every((stack, deck) => (taken[deck] ?? 0) >= cardsPerGame || this.peek(structure, stack, taken[deck] ?? 0) !== undefined)

  /** Fetches what is missing of each deck's next ten cards, the nearest first. */
  fill = ({ structure, order, taken }: Stacks) => {
    for (let step = 0; step < ahead; step++) {
      for (const stack of stackTypes) {
        const index = (taken[order.indexOf(stack)] ?? 0) + step
        const key = `${structure}${stack}${index}`
        if (index >= cardsPerGame || this.#values.has(key) || this.#asked.has(key)) continue
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
        this.#values.set(key, await getCardValue(structure, stack, index))
        this.#connection.report(false)
        this.#changes.notify()
        return
      } catch (error) {
        const { code, retryable } = error as ApiError
        if (!retryable) {
          this.refused = code
          return this.#changes.notify()
        }
        this.#connection.report(true)
        await this.#wait(attempt)
      }
    }
  }
}
