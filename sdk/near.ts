/** Calls `act` once `element` is near what the reader sees, by `margin` (CSS pixels or per cent); throws what the browser does for any other margin. */
export const whenNear = (element: Element, margin: string, signal: AbortSignal, act: () => void) => {
  if (!globalThis.IntersectionObserver) return act()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    // Before and behind what scrolls in an element of the page too, where the browser can.
    { rootMargin: `${margin} 0px`, scrollMargin: `${margin} 0px` } as IntersectionObserverInit,
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
