import { EmbedError, mount, preload } from './index.ts'
import type { LazyMount, LazyOptions } from './lazy.ts'
import type { Modal, ModalOptions } from './modal.ts'

export type Gamalyze = {
  mount: typeof mount
  preload: typeof preload
  EmbedError: typeof EmbedError
  openModal(options: ModalOptions): Promise<Modal>
  mountLazy(target: Element | string, options: LazyOptions): Promise<LazyMount>
  /** Calls back with all this: what the loader stub queues until the script is there. */
  ready(callback: (sdk: Gamalyze) => void): void
}

/** What the script tag puts on the page as `Gamalyze`; the rest of the SDK is fetched from beside the script when it is first used. */
const gamalyze: Gamalyze = {
  mount,
  preload,
  EmbedError,
  openModal: (options) => import('./modal.ts').then((modal) => modal.openModal(options)),
  mountLazy: (target, options) => import('./lazy.ts').then((lazy) => lazy.mountLazy(target, options)),
  ready: (callback) => callback(gamalyze),
}

if (globalThis.document) {
  const page = globalThis as { Gamalyze?: { queue?: ((sdk: Gamalyze) => void)[] } & Partial<Gamalyze> }
  const waiting = page.Gamalyze?.queue
  page.Gamalyze = gamalyze
  waiting?.forEach(gamalyze.ready)
  import('./declared.ts').then((declared) => declared.start())
}
