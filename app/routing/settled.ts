/** A promise that React's `use` reads at once. After any wait, however short, React holds the page back for 300 ms. */
export const settled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** The same promise, which React's `use` reads at once as soon as it is fulfilled. */
export const settling = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}
