/** A value that is here already, as a promise that calls back at once: `use` reads it without a wait. */
export const present = <T>(value: T): PromiseLike<T> => ({
  // biome-ignore lint/suspicious/noThenProperty: React waits for any thenable, and not at all for one that calls back before `then` returns
  then: (onFulfilled) => Promise.resolve(onFulfilled ? onFulfilled(value) : value) as Promise<never>,
})

/**
 * What is waited for, each thing under its key. After any wait, however short, React holds the page back for 300 ms, so what has come is
 * `present`. A component that has waited is rendered again and must call `use` again, also for what has come in the meantime.
 */
export class PromiseCache<Key, Value> {
  readonly #promises = new Map<Key, PromiseLike<Value>>()

  /** The promise of this key: the same one until it is fulfilled, made if there is none. A rejected one stays until it is deleted. */
  get = (key: Key, make: () => Promise<Value>): PromiseLike<Value> => {
    const found = this.#promises.get(key)
    if (found) return found
    const promise = make()
    this.#promises.set(key, promise)
    promise.then(
      (value) => this.#promises.get(key) === promise && this.put(key, value),
      () => {},
    )
    return promise
  }

  put = (key: Key, value: Value) => void this.#promises.set(key, present(value))

  delete = (key: Key) => this.#promises.delete(key)
}
