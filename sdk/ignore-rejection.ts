/** Runs `act` and marks its promise as handled, so an unobserved rejection is not reported. */
export const ignoreRejection = <T>(act: () => Promise<T>): Promise<T> => {
  const promise = act()
  promise.catch(() => {})
  return promise
}
