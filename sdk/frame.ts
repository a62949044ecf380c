/** Frames of tests, and copies that a page has made of them. */
export const anyFrame = 'iframe[data-gamalyze-frame]'

/** Whether it is in this document, not in that of another window, in which it cannot reach this page. */
export const isInPage = (node: Node) => node.isConnected && node.ownerDocument === document

/** @param height pixels, or a length of CSS. */
export const setHeight = ({ style }: HTMLElement, height: number | string = '') => {
  style.height = height + (+height ? 'px' : '')
}

/** The iframe, styled through CSSOM as a strict `style-src` allows: scripts with its own origin, forms, links and downloads only. */
export const createFrame = (url: URL, height: number | string, title = 'Gamalyze'): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  const powers = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'
  frame.setAttribute('sandbox', powers)
  if ('share' in navigator) frame.allow = 'web-share' // a browser without it logs a warning
  frame.referrerPolicy = 'no-referrer'
  frame.title = title
  // Libraries that keep the keyboard in a dialog count only what says that Tab reaches it.
  frame.tabIndex = 0
  // Optimisers of pages make lazy what says nothing.
  frame.loading = 'eager'
  // As wide as there is room, also in a parent that shrinks to its content; border and padding of the page are within.
  frame.style.cssText = 'display:block;width:100vw;max-width:100%;border:0;box-sizing:border-box!important'
  setHeight(frame, height)
  frame.src = url.href
  return frame
}
