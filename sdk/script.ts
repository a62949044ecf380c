import type * as Declared from './declared.ts'
import { docsOf, EmbedError } from './embed-error.ts'
import { events } from './emitter.ts'
import { late, shared } from './late.ts'
import type { LazyMount, LazyOptions } from './lazy.ts'
import type { Modal, ModalOptions } from './modal.ts'
import { mount } from './mount.ts'
import { checkFunction, checkOptions, findTarget, inDialog } from './options.ts'
import { preload } from './preload.ts'

/** What the script tag puts on the page as `Gamalyze`. */
export type Gamalyze = {
  mount: typeof mount
  preload: typeof preload
  EmbedError: typeof EmbedError
  events: typeof events
  openModal(options: ModalOptions): Promise<Modal>
  mountLazy(target: Element | string, options: LazyOptions): Promise<LazyMount>
  /** Calls back with all this: what the loader stub queues until the script is there. */
  ready(callback: (sdk: Gamalyze) => void): void
}

const gamalyze: Gamalyze = {
  mount,
  preload,
  EmbedError,
  events,
  openModal: async (options) => {
    checkOptions(options)
    return (await import('./modal.ts')).openModal(options)
  },
  mountLazy: async (target, options) => {
    checkOptions(options)
    return (await import('./lazy.ts')).mountLazy(target, options)
  },
  ready: (callback) => {
    try {
      checkFunction(callback)
      callback(gamalyze)
    } catch (error) {
      reportError(error) // the page's own, and no reason to keep the others waiting
    }
  },
}

if (globalThis.document) {
  // Parts that come later use these and bring no copy of their own.
  Object.assign(shared, { mount, EmbedError, checkOptions, findTarget, inDialog, late })
  const page = globalThis as { Gamalyze?: { queue?: ((sdk: Gamalyze) => void)[] } & Partial<Gamalyze> }
  const waiting = page.Gamalyze?.queue
  page.Gamalyze = gamalyze
  waiting?.forEach(gamalyze.ready)
  // A page that declares no test does not pay for it.
  let declared: Promise<typeof Declared | undefined> | undefined
  const act = () => {
    const element = document.querySelector<HTMLElement>('[data-gamalyze-operator]')
    if (!element || document.readyState === 'loading') return
    docsOf.provider ||= element.dataset.gamalyzeBaseUrl ?? ''
    declared ??= import('./declared.ts').catch((detail) => {
      element.dispatchEvent(new CustomEvent('gamalyze', { detail, bubbles: true }))
      console.warn(detail.message)
      return undefined
    })
    declared.then((sdk) => sdk?.mountDeclared())
  }
  document.addEventListener('DOMContentLoaded', act)
  // What the page's own router brings later is mounted too.
  new MutationObserver(act).observe(document, { childList: true, subtree: true })
  act()
}
