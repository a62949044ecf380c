import { listen } from './listen.ts'

/** Calls `look` at most once a picture when the page scrolls or changes its size. Returns what asks for a look. */
export const watchViewport = (signal: AbortSignal, look: () => void) => {
  let request = 0
  const changed = () => {
    cancelAnimationFrame(request)
    request = requestAnimationFrame(look)
  }
  listen(window, 'scroll', changed, signal)
  listen(window, 'resize', changed, signal)
  return changed
}
