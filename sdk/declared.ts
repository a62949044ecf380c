import { readAttributes } from './attributes.ts'
import { EmbedError } from './embed-error.ts'
import { anyFrame } from './frame.ts'
import type { Handle } from './handle.ts'
import type { LazyOptions } from './lazy.ts'
import { mount } from './mount.ts'
import { checkOptions, type MountOptions } from './options.ts'

/**
 * Mounts into every element with `data-gamalyze-operator` below `root`. The other attributes are the options of `mount` with the same
 * prefix (`data-gamalyze-user-id`); `data-gamalyze-lazy` waits until the reader is near, and with `data-gamalyze-modal` a press of the element opens the
 * test. `data-gamalyze-secret-url` names an address of your own site that answers with the secret as text; a `data-gamalyze-secret` is removed from the
 * page as it is read. The element gets a `gamalyze` event with the handle as its detail, or the `EmbedError`; the handle is also its property `gamalyze`.
 * Throws `BAD_OPTIONS` if there is nothing to look in.
 */
export const mountDeclared = (root: ParentNode = globalThis.document) => {
  if (!globalThis.document) checkOptions({} as MountOptions) // needs a page
  let elements: Iterable<HTMLElement>
  try {
    elements = [...root.querySelectorAll<HTMLElement>('[data-gamalyze-operator]')]
  } catch {
    throw new EmbedError('BAD_OPTIONS', ['root: a document or an element', typeof root])
  }
  for (const element of elements) {
    if ('gamalyze' in element) continue // mounted once, also when called again
    if (element.querySelector(anyFrame)) {
      import('./copies.ts').then(({ replaceCopies }) => {
        const handle = replaceCopies(element)
        if (handle) element.gamalyze = handle
        else mountDeclared(root)
      })
      continue
    }
    element.gamalyze = undefined
    const texts: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(element.dataset)) {
      const [, first, rest] = /^gamalyze(.)(.*)/.exec(name) ?? []
      if (first) texts[first.toLowerCase() + rest] = value
    }
    element.removeAttribute('data-gamalyze-secret')
    const { margin, ...options } = readAttributes(texts) as LazyOptions
    if (options.lazy && margin) options.lazy = margin
    const announce = (detail: Handle | EmbedError) => element.dispatchEvent(new CustomEvent('gamalyze', { detail, bubbles: true }))
    const report = (error: EmbedError) => {
      announce(error)
      console.warn(error.message)
    }
    const begin = async () => {
      const handle = mount(element, options)
      element.gamalyze = handle
      // In a copy of the element too, which the frame has gone into.
      if (!options.modal) handle.on('reconnected', () => Object.assign(handle.frame.parentElement ?? {}, { gamalyze: handle }))
      announce(await handle) // once who called has its listeners there
    }
    const start = () => void begin().catch(report)
    if (options.modal) {
      Promise.resolve(options).then(checkOptions).catch(report)
      element.addEventListener('click', (event) => {
        event.preventDefault() // it may be a link, or in a form
        const { state = 'destroyed' } = element.gamalyze ?? {}
        if (state === 'destroyed') start()
      })
    } else start()
  }
}
