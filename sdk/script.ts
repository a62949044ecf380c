import { EmbedError, mount, preload } from './index.ts'
import { mountDeclared } from './declared.ts'
import type { LazyOptions } from './lazy.ts'
import type { ModalOptions } from './modal.ts'

/** What the script tag puts on the page as `Gamalyze`; the rest of the SDK is fetched when it is first used. */
const gamalyze = {
  mount,
  preload,
  EmbedError,
  openModal: async (options: ModalOptions) => (await import('./modal.ts')).openModal(options),
  mountLazy: async (target: Element | string, options: LazyOptions) => (await import('./lazy.ts')).mountLazy(target, options),
}
export type Gamalyze = typeof gamalyze

const page = globalThis as unknown as { Gamalyze?: Gamalyze | { queue?: ((sdk: Gamalyze) => void)[] } }
if (typeof document !== 'undefined') {
  const waiting = (page.Gamalyze as { queue?: ((sdk: Gamalyze) => void)[] } | undefined)?.queue ?? []
  page.Gamalyze = gamalyze
  for (const call of waiting) call(gamalyze)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => mountDeclared())
  else mountDeclared()
}
