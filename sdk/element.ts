import { readAttributes } from './attributes.ts'
import type { EmbedError } from './embed-error.ts'
import { anyFrame } from './frame.ts'
import type { Handle } from './handle.ts'
import { mount } from './mount.ts'
import { bad, type Secret } from './options.ts'

/** Options of `mount` that are properties; all but the last, which may start the test, reflect an attribute (`user-id`). */
const properties = [
  'operator',
  'userId',
  'language',
  'height',
  'insets',
  'lazy',
  'modal',
  'closeLabel',
  'test',
  'baseUrl',
  'secretUrl',
  'secretTimeout',
  'secret',
] as const

type Attribute = 'operator' | 'language' | 'height' | 'insets' | 'test'
type Hyphenated = 'user-id' | 'close-label' | 'base-url' | 'secret-url' | 'secret-timeout'
export type GamalyzeTestAttributes = { [Name in Attribute | Hyphenated]?: string | undefined } & {
  lazy?: string | boolean | undefined
  modal?: string | boolean | undefined
  secret?: Secret | undefined
}

type Reflected = { [Name in Exclude<(typeof properties)[number], 'secret'>]: string | null }
const Base = (globalThis.HTMLElement ?? Object) as new () => HTMLElement & Reflected

/**
 * `<gamalyze-test operator="…" language="…">`: attributes are the options of `mount` (`user-id`, `base-url`), each a property too; `secret` is
 * a property, and a `secret` attribute is removed from the page as it is read. `secret-url` names an address of your own site that
 * answers with the secret as text. Mounts when it is in the page and has its secret; from then on `handle` has events and commands. A
 * `gamalyze` event announces it, or the `EmbedError`. Moved within the page, or removed for less than 15 minutes, it keeps its frame and
 * its handle; a copy of the element that replaces it gets both.
 */
export class GamalyzeTest extends Base {
  static observedAttributes = ['language', 'insets', 'secret', 'secret-url', 'operator']
  declare handle: Handle | undefined
  declare key?: Secret | undefined

  get secret(): Secret | undefined {
    return this.key ?? readAttributes({ secretUrl: this.secretUrl }).secret
  }

  set secret(secret: Secret | undefined) {
    this.key = secret
    if (this.handle && secret) this.handle.update({ secret })
    else this.connectedCallback()
  }

  connectedCallback() {
    // What the page set before this script was there is in front of the element's own properties.
    for (const name of properties)
      if (Object.hasOwn(this, name)) {
        const value = this[name] as never
        delete (this as Partial<typeof this>)[name]
        this[name] = value
      }
    if (this.handle?.state === 'destroyed') this.handle = undefined
    if (!this.isConnected || this.handle) return
    if (this.querySelector(anyFrame))
      return void import('./copies.ts').then(({ replaceCopies }) => {
        this.handle ??= replaceCopies(this)
        this.connectedCallback()
      })
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block'
    if (!this.secret || !this.operator) return
    const own: Record<string, unknown> = { title: this.title || undefined }
    for (const name of properties) if (name !== 'secretUrl') own[name] = this[name] ?? undefined
    let detail: Handle | EmbedError
    try {
      detail = this.handle = mount(this, readAttributes(own))
    } catch (error) {
      detail = error as EmbedError
      console.warn(detail.message)
    }
    this.dispatchEvent(new CustomEvent('gamalyze', { detail, bubbles: true }))
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null) {
    if (name === 'secret' && value) {
      this.removeAttribute(name)
      this.secret = value
    } else if ((name === 'language' || name === 'insets') && this.handle) this.handle.update({ [name]: value ?? undefined })
    else this.connectedCallback()
  }
}

for (const property of properties.slice(0, -1)) {
  const attribute = property.replace(/[A-Z]/, '-$&').toLowerCase()
  Object.defineProperty(GamalyzeTest.prototype, property, {
    get(this: Element) {
      return this.getAttribute(attribute)
    },
    set(this: Element, value: unknown) {
      try {
        if (value === undefined || value === null) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      } catch {
        throw bad(`${property}: text`, value)
      }
    },
  })
}

try {
  globalThis.customElements?.define('gamalyze-test', GamalyzeTest as typeof GamalyzeTest & typeof HTMLElement)
} catch {} // a second copy of the SDK

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
  interface HTMLElementTagNameMap {
    'gamalyze-test': GamalyzeTest
  }
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
    interface IntrinsicElements {
      'gamalyze-test': GamalyzeTestAttributes & { id?: string; class?: string; title?: string }
    }
  }
}
