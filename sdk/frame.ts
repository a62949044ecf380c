import { listen } from './listen.ts'
import type { Viewport } from './protocol.ts'

/** CSS pixels. */
const maxHeight = 20_000
/** Within a second. */
const maxGrowths = 20

/**
 * Gives the frame the height its content asks for. Until the reader goes into it, it does not shrink: what the page has reserved stays,
 * and nothing below moves by itself. A page whose own styles make the frame's content grow with the frame would never settle:
 * more than 20 growths within a second freeze the height and call `onLoop` once.
 */
export const followHeight = (frame: HTMLIFrameElement, onLoop: () => void) => {
  let growths = 0
  let since = -1000
  let entered = false
  return (asked: number) => {
    const height = Math.ceil(Math.min(asked, maxHeight))
    const now = performance.now()
    const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(frame)
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom) || 0
    /** What a page's own style adds around the content and counts as height. */
    const around = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight + padding : 0
    const grows = height > frame.clientHeight - padding
    entered ||= (frame.getRootNode() as Document).activeElement === frame
    if (now - since > 1000 && growths <= maxGrowths) {
      since = now
      growths = 0
    }
    if (grows && ++growths === maxGrowths + 1) onLoop()
    if (height > 0 && growths <= maxGrowths && (grows || entered)) frame.style.height = `${height + around}px`
  }
}

/** @param height pixels, or a length of CSS. */
export const setHeight = ({ style }: HTMLElement, height: number | string = '') => {
  style.height = height + (+height ? 'px' : '')
}

/**
 * The iframe, styled through CSSOM so that a strict `style-src` allows it. It may run scripts with its own origin, send forms,
 * open help-line links and save the report; it gets no other permissions.
 */
export const createFrame = (url: URL, height: number | string, title = 'Gamalyze'): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  const powers = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'
  frame.setAttribute('sandbox', powers)
  if ('share' in navigator) frame.allow = 'web-share' // a browser without it logs a warning
  frame.referrerPolicy = 'no-referrer'
  frame.title = title
  // As wide as there is room, also in a parent that shrinks to its content.
  frame.style.cssText = `display:block;width:100vw;max-width:100%;border:0`
  setHeight(frame, height)
  frame.src = url.href
  return frame
}

/** The host's window and the part of the frame that it shows, in whole CSS pixels. */
export const measure = (frame: HTMLIFrameElement): Viewport => {
  const { top, height } = frame.getBoundingClientRect()
  const visible = (y: number) => Math.round(Math.min(Math.max(y, 0), height))
  return { width: innerWidth, height: innerHeight, top: visible(-top), bottom: visible(innerHeight - top) }
}

/** Scrolls so that the frame's line `top` (CSS pixels) is in view, unless it is already. Respects the page's `scroll-padding`. */
export const showLine = (frame: HTMLIFrameElement, top: number) => {
  const y = frame.getBoundingClientRect().top + top
  if (y >= 0 && y < innerHeight) return
  frame.style.scrollMarginTop = `${-top}px`
  frame.scrollIntoView()
}

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

/** Calls `onGone` when the frame stays out of the page, in which it has been; moving it is different. Returns its interval. */
export const watchRemoval = (frame: HTMLIFrameElement, onGone: () => void) => {
  // Not a number until it has been there.
  let away = Number.NaN
  const look = () => {
    away = frame.isConnected ? 0 : away + 1
    if (away > 1) onGone()
  }
  look()
  return setInterval(look, 400)
}
