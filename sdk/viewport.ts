import type { Insets } from './options.ts'
import type { Viewport } from './protocol.ts'

/**
 * How often what is visible is looked at where the page is in a frame itself, whose scrolling it cannot hear: while it changes, and at least, ms.
 */
const [nestedInterval, nestedSlowest] = [250, 1000]

/** Host pixels that bars of the page cover at each edge, clockwise from the top: given, or the page's `scroll-padding`. */
export const readInsets = (insets: Insets = {}): number[] =>
  (['top', 'right', 'bottom', 'left'] as const).map((edge, index) => {
    try {
      const own = insets[edge]
      const style = getComputedStyle(document.documentElement).getPropertyValue(`scroll-padding-${edge}`)
      const percent = /%$/.test(style) ? (index % 2 ? innerWidth : innerHeight) / 100 : 1
      const inset = typeof own === 'function' ? own() : (own ?? Number.parseFloat(style) * percent)
      return inset > 0 ? inset : 0
    } catch {
      return 0 // the page's own function failed
    }
  })

type Box = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>

/** A box of the frame in pixels of the host's window. WebKit gives it in the pixels of a page with `zoom`, from its start and less what was scrolled. */
const inHost = (frame: HTMLElement, { top, bottom, left, right }: Box): Box => {
  let zoom = 1
  if (!('currentCSSZoom' in document.documentElement))
    for (let element: HTMLElement | null = frame; element; element = element.parentElement) zoom *= +getComputedStyle(element).zoom || 1
  const x = (line: number) => (line + scrollX) * zoom - scrollX
  const y = (line: number) => (line + scrollY) * zoom - scrollY
  return { top: y(top), bottom: y(bottom), left: x(left), right: x(right) }
}

/** CSS pixels of the host for one of the frame: another number where the page uses `zoom` or transforms; 1 without a box. */
const scaleOf = (frame: HTMLElement, { top, bottom }: Box): number => (bottom - top) / frame.offsetHeight || 1

type Sight = Pick<IntersectionObserverEntry, 'boundingClientRect' | 'intersectionRect'>

const placeOf = (sight: Sight | undefined) =>
  [sight?.boundingClientRect.top, sight?.intersectionRect.top, sight?.intersectionRect.height].join()

/** The frame where the browser has not said yet what of it is clipped. */
const unclipped = (frame: HTMLElement): Sight => {
  const box = frame.getBoundingClientRect()
  return { boundingClientRect: box, intersectionRect: box }
}

/**
 * Follows what the player can see of the frame: not what is outside of the window or clipped (by outer frames too), behind bars of the page, or
 * behind a phone's keyboard. Calls `onChange` when that may have changed, at most once per animation frame.
 */
export const watchViewport = (frame: HTMLIFrameElement, insets: () => Insets | undefined, signal: AbortSignal, onChange: () => void) => {
  const isNested = parent !== window
  let sight: Sight | undefined
  let timer: ReturnType<typeof setTimeout>
  let interval = nestedInterval
  let request = 0

  const isShown = () => {
    const { width, height } = (sight ?? unclipped(frame)).intersectionRect
    const isPainted = getComputedStyle(frame).visibility === 'visible' && frame.checkVisibility?.({ checkOpacity: true }) !== false
    return !sight || (width * height > 0 && isPainted)
  }
  const observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver(
      (entries) => {
        const { width = 0, height = 0 } = entries.at(-1)?.intersectionRect ?? {}
        // A look that is on its way will tell more: this one may be of before the frame was shown again.
        if (request && !(width * height)) return
        const before = placeOf(sight)
        sight = entries.at(-1)
        onChange()
        clearTimeout(timer)
        interval = placeOf(sight) === before ? Math.min(interval * 2, nestedSlowest) : nestedInterval
        if (isNested && isShown()) timer = setTimeout(observeAnew, interval)
      },
      // What is merely scrolled away is not hidden, where that can be told.
      { rootMargin: isNested ? '0px' : '99999px', threshold: 1e-4 },
    )
  /** An element that is observed anew is reported on in this very animation frame. */
  const observeAnew = () => {
    request = 0
    if (signal.aborted) return
    if (!observer) return onChange()
    observer.disconnect()
    observer.observe(frame)
  }
  const changed = () => {
    if (!request) request = globalThis.requestAnimationFrame?.(observeAnew)
  }
  // What hides the frame without taking its box, and what takes it out of the document while it is hidden.
  const mutations = new MutationObserver(() => {
    onChange()
    changed()
  })
  /** Begins anew, where the frame is now. */
  const start = () => {
    mutations.disconnect()
    for (let node: Node | null | undefined = frame.parentNode; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host)
      mutations.observe(node, { childList: true, attributes: true })
    observeAnew()
  }
  // Whatever hides or shows the frame by `visibility`, which it inherits, the browser then tells of as of an effect of the frame's own.
  const { transition } = getComputedStyle(frame)
  frame.style.transition = `${transition || 'all'}, visibility 1ms`
  // Many tabs and accordions end hidden, or shown, after an effect, or by a style that looks at another element.
  for (const type of ['scroll', 'resize', 'transitionend', 'animationend', 'click'])
    for (const target of [window, frame, globalThis.visualViewport])
      target?.addEventListener(type, changed, { signal, capture: true, passive: true })
  signal.addEventListener('abort', () => {
    observer?.disconnect()
    mutations.disconnect()
    clearTimeout(timer)
  })

  return {
    start,
    changed,
    isShown,
    /** The host's window without its bars, and the part of the frame that the player sees, in whole pixels of the frame. */
    measure: (): Viewport => {
      const { boundingClientRect, intersectionRect } = sight ?? unclipped(frame)
      const [box, visible] = [inHost(frame, boundingClientRect), inHost(frame, intersectionRect)]
      const scale = scaleOf(frame, box)
      const [top = 0, right = 0, bottom = 0, left = 0] = readInsets(insets())
      const { scale: pinch = 2, offsetTop = 0, height: unobscured = 0 } = globalThis.visualViewport ?? {}
      // What a reader has magnified moves over the page and hides nothing.
      const [start, end] = pinch > 1.01 ? [0, innerHeight] : [offsetTop, offsetTop + unobscured]
      const inFrame = (pixels: number, largest: number) => Math.round(Math.min(Math.max(pixels, 0), largest) / scale)
      const y = (line: number) => inFrame(line - box.top, box.bottom - box.top)
      const x = (line: number) => inFrame(line - box.left, box.right - box.left)
      return {
        width: inFrame(innerWidth - left - right, innerWidth),
        // A frame around the page may be longer than any screen.
        height: inFrame((isNested ? Math.min(innerHeight, screen.height) : innerHeight) - top - bottom, innerHeight),
        top: y(Math.max(visible.top, start, top)),
        bottom: y(Math.min(visible.bottom, end, innerHeight - bottom)),
        left: x(Math.max(visible.left, left)),
        right: x(Math.min(visible.right, innerWidth - right)),
      }
    },
  }
}

/** Scrolls so that the frame's line `top` (pixels of the frame) is in view, unless it is already. Respects bars of the page. */
export const showLine = (frame: HTMLIFrameElement, top: number, insets?: Insets) => {
  const box = inHost(frame, frame.getBoundingClientRect())
  const line = top * scaleOf(frame, box)
  const [above = 0, , below = 0] = readInsets(insets)
  if (box.top + line >= above && box.top + line < innerHeight - below) return
  // The browser adds the page's `scroll-padding` itself.
  frame.style.scrollMarginTop = `${(insets?.top === undefined ? 0 : above) - line}px`
  frame.scrollIntoView()
}
