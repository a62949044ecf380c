import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What every browser has and jsdom lacks, as far as the app asks for it. A test that needs more of one stubs it itself.

const reduced = '(prefers-reduced-motion: reduce)'

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
  afterEach(cleanup)
  // A busy machine is no failure: what is waited for comes, or the test's own time is up.
  configure({ asyncUtilTimeout: 15_000 })
}
