import { listen } from './listen.ts'

/** Calls `look` at most once per animation frame when the page scrolls or is resized. Returns a function that schedules a call. */
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
