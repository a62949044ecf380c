import type { Handle } from './handle.ts'
import { mount } from './mount.ts'
import type { MountOptions } from './options.ts'

/**
 * Mounts into every element with `data-gamalyze-operator`. The other attributes are the options of `mount` with the same prefix
 * (`data-gamalyze-user-id`); `data-gamalyze-secret-url` names an address on your own site that answers with the secret as text. A
 * `data-gamalyze-secret` is taken out of the page as it is read. The element gets a `gamalyze` event with the handle.
 */
export const mountDeclared = (root: ParentNode = document): Handle[] =>
  [...root.querySelectorAll<HTMLElement>('[data-gamalyze-operator]')].map((element) => {
    const options: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(element.dataset)) {
      const [, first, rest] = /^gamalyze(.)(.*)/.exec(name) ?? []
      if (first) options[first.toLowerCase() + rest] = value
    }
    const { secretUrl } = options
    if (secretUrl) options.secret = async () => (await fetch(`${secretUrl}`)).text()
    element.removeAttribute('data-gamalyze-secret')
    element.removeAttribute('data-gamalyze-operator') // mounted once, also when called again
    const handle = mount(element, options as MountOptions)
    element.dispatchEvent(new CustomEvent('gamalyze', { detail: handle, bubbles: true }))
    return handle
  })
