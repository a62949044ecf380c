import type { EmbedError } from './embed-error.ts'
import type { Handle } from './handle.ts'
import { mount } from './mount.ts'
import { bad, type MountOptions, type Secret } from './options.ts'

/** Attributes that are options of `mount`, with the properties that reflect them. */
const options = {
  operator: 'operator',
  'user-id': 'userId',
  language: 'language',
  height: 'height',
  test: 'test',
  'base-url': 'baseUrl',
  'secret-url': 'secretUrl',
  'secret-timeout': 'secretTimeout',
} as const

export type GamalyzeTestAttributes = { [Name in keyof typeof options]?: string | undefined } & { secret?: Secret | undefined }

/**
 * `<gamalyze-test operator="…" language="…">`: attributes are the options of `mount` (`user-id`, `base-url`), each a property too; `secret` is
 * a property, and a `secret` attribute is taken out of the page as it is read. `secret-url` names an address of your own site that
 * answers with the secret as text. Mounts when it is in the page and has its secret; from then on `handle` gives events and commands, and
 * a `gamalyze` event has told of it, or of the `EmbedError`. Moved within the page it keeps its frame and its handle.
 */
export class GamalyzeTest extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = ['language', 'secret', 'secret-url', 'operator']
  declare handle: Handle | undefined
  declare key?: Secret | undefined
  declare operator: string | null
  declare userId: string | null
  declare language: string | null
  declare height: string | null
  declare test: string | null
  declare baseUrl: string | null
  declare secretUrl: string | null
  declare secretTimeout: string | null

  get secret(): Secret | undefined {
    const url = this.secretUrl
    return this.key ?? (url ? async () => (await fetch(url)).text() : undefined)
  }

  set secret(secret: Secret | undefined) {
    this.key = secret
    if (this.handle && secret) this.handle.update({ secret })
    else this.connectedCallback()
  }

  connectedCallback() {
    if (!this.isConnected || this.handle) return
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block'
    const { secret, operator } = this
    if (!secret || !operator) return
    const own: Record<string, unknown> = { secret, title: this.title || undefined }
    for (const name of Object.values(options)) own[name] = this[name] ?? undefined
    own.test = this.test !== null && this.test !== 'false'
    delete own.secretUrl
    let detail: Handle | EmbedError
    try {
      detail = this.handle = mount(this, own as unknown as MountOptions)
    } catch (error) {
      detail = error as EmbedError
      console.warn(detail.message)
    }
    this.dispatchEvent(new CustomEvent('gamalyze', { detail, bubbles: true }))
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.handle = this.handle?.destroy() as undefined
    })
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null) {
    if (name === 'secret' && value) {
      this.removeAttribute(name)
      this.secret = value
    } else if (name === 'language' && this.handle) this.handle.update({ language: value ?? undefined })
    else this.connectedCallback()
  }
}

const textOf = (value: unknown, property: string) => {
  try {
    return String(value)
  } catch {
    throw bad(`${property}: text`, value)
  }
}

for (const [attribute, property] of Object.entries(options))
  Object.defineProperty(GamalyzeTest.prototype, property, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute)
    },
    set(this: Element, value: unknown) {
      if (value === undefined || value === null) this.removeAttribute(attribute)
      else this.setAttribute(attribute, textOf(value, property))
    },
  })

globalThis.customElements?.define('gamalyze-test', GamalyzeTest as typeof GamalyzeTest & typeof HTMLElement)

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
  interface HTMLElementTagNameMap {
    'gamalyze-test': GamalyzeTest
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
  interface HTMLElementEventMap {
    gamalyze: CustomEvent<Handle | EmbedError>
  }
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
    interface IntrinsicElements {
      'gamalyze-test': GamalyzeTestAttributes & { id?: string; class?: string; title?: string }
    }
  }
}
