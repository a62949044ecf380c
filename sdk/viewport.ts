import type * as Cover from './cover.ts'
import { own } from './height.ts'
import type { Insets } from './options.ts'
import type { Viewport } from './protocol.ts'

/** How often what is visible is looked at where the page is in a frame itself, whose scrolling it cannot hear: while it changes, and at least, ms. */
const nestedInterval = 250
const nestedSlowest = 1000

type Box = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>

/** All nodes around one, from its parent to the document, out of shadow trees too. */
const around = (node: Node): Node[] => {
  const outer = node.parentNode ?? (node as Partial<ShadowRoot>).host
  return outer ? [outer, ...around(outer)] : []
}

/** What scrolls the frame, from the inside to the page itself. */
const scrollersOf = (frame: Element) => {
  const page = document.documentElement
  // What the body says of overflow is the page's, if that says nothing itself.
  const body = getComputedStyle(page).overflowY === 'visible' && document.body
  return (around(frame) as Element[]).filter(
    (node) => node === page || (node.nodeType === 1 && node !== body && /auto|scroll/.test(getComputedStyle(node).overflowY)),
  )
}

/** Its scrolled part in the host's window. */
const portOf = (scroller: Element): Box =>
  scroller === document.documentElement ? { top: 0, right: innerWidth, bottom: innerHeight, left: 0 } : scroller.getBoundingClientRect()

const edges = ['top', 'right', 'bottom', 'left'] as const

/** Host pixels from an edge of the window to where `scroll-padding` of what scrolls there ends; 0 if it has none. */
const paddingOf = (scroller: Element, index: number): number => {
  const edge = edges[index] as (typeof edges)[number]
  const port = portOf(scroller)
  const text = getComputedStyle(scroller).getPropertyValue(`scroll-padding-${edge}`)
  const percent = /%$/.test(text) ? (index % 2 ? port.right - port.left : port.bottom - port.top) / 100 : 1
  const padding = Number.parseFloat(text) * percent
  const offset = port[edge] - portOf(document.documentElement)[edge]
  return padding > 0 ? padding + (index % 3 ? -offset : offset) : 0
}

/** Host pixels that bars of the page cover at each edge, clockwise from the top: given, or `scroll-padding` of the page and what scrolls in it. */
const readInsets = (frame: Element, insets: Insets = {}) =>
  edges.map((edge, index) => {
    try {
      const given = insets[edge]
      const inset = typeof given === 'function' ? given() : (given ?? Math.max(...scrollersOf(frame).map((it) => paddingOf(it, index))))
      return inset > 0 ? inset : 0
    } catch {
      return 0 // the page's own function failed
    }
  }) as [number, number, number, number]

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

const placeOf = (sight: Sight | undefined) => JSON.stringify([sight?.boundingClientRect, sight?.intersectionRect])

/** The frame where the browser has not said yet what of it is clipped. */
const unclipped = (frame: HTMLElement): Sight => {
  const box = frame.getBoundingClientRect()
  return { boundingClientRect: box, intersectionRect: box }
}

/** Follows what the player sees of the frame: not clipped, behind bars or a keyboard. `onChange`: at most once an animation frame. */
export const watchViewport = (frame: HTMLIFrameElement, insets: () => Insets | undefined, signal: AbortSignal, onChange: () => void) => {
  const isNested = parent !== window
  let sight: Sight | undefined
  let timer: ReturnType<typeof setTimeout>
  let interval = nestedInterval
  let request = 0

  /** It has a place in the page and is drawn there, in view or not. */
  const isDrawn = () => {
    const { width, height } = (sight ?? unclipped(frame)).intersectionRect
    const isPainted = getComputedStyle(frame).visibility === 'visible' && frame.checkVisibility?.({ checkOpacity: true }) !== false
    return width * height > 0 && isPainted
  }
  const observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1) as Sight
        // A look that is on its way will tell more: this one may be of before the frame was shown again.
        if (request && !(seen.intersectionRect.width * seen.intersectionRect.height)) return
        const before = placeOf(sight)
        sight = seen
        onChange()
        clearTimeout(timer)
        interval = placeOf(sight) === before ? Math.min(interval * 2, nestedSlowest) : nestedInterval
        if (isNested && isDrawn()) timer = setTimeout(observeAnew, interval)
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
  let cover: typeof Cover | undefined
  // Chromium tells when something may be drawn over the frame, and when no more. Others tell of it only what the page's own events do.
  const covers =
    observer &&
    new IntersectionObserver(
      async (entries) => {
        const { isVisible } = entries.at(-1) as IntersectionObserverEntry & { isVisible?: boolean }
        if (!isVisible) cover ??= await import('./cover.ts').catch(() => undefined)
        changed()
      },
      { trackVisibility: true, delay: 100 } as object,
    )
  const changed = () => {
    if (!request) request = globalThis.requestAnimationFrame?.(observeAnew)
  }
  // What hides the frame without taking its box, and what takes it out of the document while it is hidden.
  const mutations = new MutationObserver(() => {
    follow()
    onChange()
    changed()
  })
  /** The page may have moved it. */
  const follow = () => {
    mutations.disconnect()
    for (const node of around(frame)) mutations.observe(node, { childList: true, attributes: true })
  }
  /** Begins anew, where the frame is now. */
  const start = () => {
    follow()
    covers?.observe(frame)
    observeAnew()
  }
  // The browser then tells of `visibility`, which it inherits, as of an effect of its own; no effect of the page delays its size.
  const { transition } = getComputedStyle(frame)
  own(frame, { transition: `${/^none|^$/.test(transition) ? 'all 0s' : transition}, width 0s, height 0s, max-height 0s, visibility 1ms` })
  // Many tabs and accordions end hidden, or shown, after an effect, or by a style that looks at another element. Dialogs take the focus.
  for (const type of ['scroll', 'resize', 'transitionend', 'animationend', 'click', 'focusin', 'toggle', 'close'])
    for (const target of [window, frame, globalThis.visualViewport])
      target?.addEventListener(type, changed, { signal, capture: true, passive: true })
  signal.addEventListener('abort', () => {
    observer?.disconnect()
    covers?.disconnect()
    mutations.disconnect()
    clearTimeout(timer)
  })

  return {
    start,
    changed,
    isShown: () => !sight || (isDrawn() && !cover?.isCovered(frame, around(frame) as Element[], sight.intersectionRect)),
    /** The host's window without its bars, and the part of the frame that the player sees, in whole pixels of the frame. */
    measure: (): Viewport => {
      const { boundingClientRect, intersectionRect } = sight ?? unclipped(frame)
      const box = inHost(frame, boundingClientRect)
      const visible = inHost(frame, intersectionRect)
      const scale = scaleOf(frame, box)
      const [top, right, bottom, left] = readInsets(frame, insets())
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
  const [above, , below] = readInsets(frame, insets)
  const scrollers = scrollersOf(frame)
  const port = portOf(scrollers[0] as Element)
  if (box.top + line >= Math.max(above, port.top) && box.top + line < Math.min(innerHeight - below, port.bottom)) return
  // The browser itself adds the `scroll-padding` of what scrolls.
  const outer = scrollers.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).at(-1)
  const added = outer ? paddingOf(outer, 0) || portOf(outer).top : 0
  frame.style.scrollMarginTop = `${(insets?.top === undefined ? 0 : above - added) - line}px`
  frame.scrollIntoView()
}
