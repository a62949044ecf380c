/** What `use` reads of a promise without a wait; undefined while it would wait. */
export const readAtOnce = <T>(promise: PromiseLike<T>): T | undefined => {
  let read: T | undefined
  promise.then((value) => {
    read = value
  })
  return read
}
