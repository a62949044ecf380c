/** Runs first in a page: the storage of its frames throws, as where a browser blocks it. */
export const blockStorage = () => {
  if (self === top) return
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
}
