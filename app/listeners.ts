/** Functions to be called on every change. */
export class Listeners {
  readonly #all = new Set<() => void>()

  /** Returns an unsubscribe function. */
  subscribe = (listener: () => void) => {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  notify = () => {
    for (const listener of this.#all) listener()
  }
}
