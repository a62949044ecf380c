import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What every browser has and jsdom lacks, as far as the app asks for it. A test that needs more of one stubs it itself.

const reduced = '(prefers-reduced-motion: reduce)'

/**
 * jsdom works a style out anew, or copies it value by value, each time it is asked for, and one query by role or one run of axe asks for
 * thousands: here each is worked out once until the page changes.
 */
const rememberStyles = () => {
  const compute = window.getComputedStyle
  let styles = new WeakMap<Element, CSSStyleDeclaration>()
  const changes = new MutationObserver(() => {
    styles = new WeakMap()
  })
  changes.observe(document, { attributes: true, childList: true, subtree: true })
  const remembered = (element: Element): CSSStyleDeclaration => {
    if (changes.takeRecords().length > 0) styles = new WeakMap()
    const style = styles.get(element) ?? compute(element)
    styles.set(element, style)
    return style
  }
  // Vitest's global object is not the window of the document.
  for (const owner of [window, document.defaultView]) if (owner) owner.getComputedStyle = remembered
}

if (typeof window !== 'undefined') {
  // Motion is reduced, so that numbers are at their ends at once.
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: query === reduced, media: query }) as MediaQueryList
  window.scrollTo = () => {}
  window.isSecureContext = true
  Element.prototype.scrollIntoView = () => {}
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  rememberStyles()
  afterEach(cleanup)
  configure({
    // A page under test has neither scripts nor styles in its body, and each text that is looked for would ask so of each element.
    defaultIgnore: '',
    // As app and console are rendered.
    reactStrictMode: true,
    // A busy machine is no failure: what is waited for comes, or the test's own time is up.
    asyncUtilTimeout: 120_000,
    // Testing Library prints the whole page even to cut it to nothing.
    ...(process.env.DEBUG_PRINT_LIMIT === '0' && { getElementError: (message: string | null) => new Error(message ?? '') }),
  })
}
