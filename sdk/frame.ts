import type { Viewport } from './protocol.ts'

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
