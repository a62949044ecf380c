/** A promise that, once it is fulfilled, calls back before `then` returns: `use` then reads it without a wait. */
export const promptPromise = <T>(promise: Promise<T>): PromiseLike<T> => {
  let fulfilled: { value: T } | undefined
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

/** What is waited for, by key. React holds the page back for 300 ms after any wait, so what has come is read without one. */
export class PromiseCache<Key, Value> extends Map<Key, PromiseLike<Value>> {
  /** The promise of this key, always the same one, made if there is none. A rejected one stays until it is deleted. */
  find = (key: Key, make: () => Promise<Value>): PromiseLike<Value> => this.get(key) ?? this.put(key, make())

  put = (key: Key, promise: Promise<Value>): PromiseLike<Value> => {
    const found = promptPromise(promise)
    this.set(key, found)
    return found
  }
}
