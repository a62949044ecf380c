import type { FulfilledReactPromise } from 'react'

type Settled<T> = Promise<T> & FulfilledReactPromise<T>
const fulfilled = <T>(value: T) => ({ status: 'fulfilled', value }) as const

/**
 * A promise that `use` reads at once: React's types name the fields. After any wait, however short, React holds the page back for 300 ms. To call
 * `use` only for what is pending is no way out: React calls a component that has waited again, and expects the same call.
 */
export const settled = <T>(value: T): Settled<T> => Object.assign(Promise.resolve(value), fulfilled(value))

/** The same promise, which `use` reads at once as soon as it is fulfilled. */
export const settling = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, fulfilled(value)),
    () => {},
  )
  return promise
}
