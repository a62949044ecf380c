/** A value that may change. A component reads it with `useStore`. */
export type Readable<T> = {
  get: () => T
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}
export type Store<T> = Readable<T> & {
  /** Replaces the value, which is never changed in place. With `isQuiet` nobody is notified. */
  set: (value: T, isQuiet?: boolean) => void
}

/** Holds one value and notifies of each other one. */
export const createStore = <T>(value: T): Store<T> => {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next, isQuiet) => {
      if (next === value) return
      value = next
      if (!isQuiet) for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
