/** A promise that calls back at once, before `then` returns, as soon as it is fulfilled: `use` then reads it without a wait. */
const readable = <T>(promise: Promise<T>, fulfilled?: { value: T }): PromiseLike<T> => {
  promise.then(
    (value) => {
      fulfilled = { value }
    },
    () => {},
  )
  return {
    // biome-ignore lint/suspicious/noThenProperty: React waits for any thenable
    then: (onFulfilled, onRejected) =>
      fulfilled && onFulfilled ? Promise.resolve(onFulfilled(fulfilled.value)) : promise.then(onFulfilled, onRejected),
  }
}

/** A value that is here already. */
export const present = <T>(value: T): PromiseLike<T> => readable(Promise.resolve(value), { value })

/**
 * What is waited for, each thing under its key. After any wait, however short, React holds the page back for 300 ms, so what has come is read
 * without one. A component that has waited is rendered again and must then ask for the same promise.
 */
export class PromiseCache<Key, Value> {
  readonly #promises = new Map<Key, PromiseLike<Value>>()

  /** The promise of this key, always the same one, made if there is none. A rejected one stays until it is deleted. */
  get = (key: Key, make: () => Promise<Value>): PromiseLike<Value> => {
    const promise = this.#promises.get(key) ?? readable(make())
    this.#promises.set(key, promise)
    return promise
  }

  put = (key: Key, value: Value) => void this.#promises.set(key, present(value))

  delete = (key: Key) => this.#promises.delete(key)
}
