/** Runs `act`; when nobody handles its failure, nothing complains. */
export const quietly = <T>(act: () => Promise<T>): Promise<T> => {
  const promise = act()
  promise.catch(() => {})
  return promise
}
