import { type Handle, type MountOptions, type Secret, mount } from './index.ts'

/**
 * `<gamalyze-test operator="…" language="…">`: attributes are the options of `mount` (`user-id`, `base-url`), `secret` is a property, so
 * that it is never in the page. Mounts when it is in the page and has its secret; from then on `handle` gives events and commands.
 * Moved within the page it keeps its frame and its handle.
 */
export class GamalyzeTest extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = ['language']
  handle: Handle | undefined
  #secret: Secret | undefined

  constructor() {
    super()
    const early = Object.getOwnPropertyDescriptor(this, 'secret') // set before the element was defined
    delete (this as Partial<this>).secret
    if (early) this.#secret = early.value
  }

  set secret(secret: Secret) {
    this.#secret = secret
    if (this.handle) this.handle.update({ secret })
    else this.connectedCallback()
  }

  connectedCallback() {
    if (this.handle || !this.#secret || !this.isConnected) return
    const options: Record<string, unknown> = { secret: this.#secret }
    for (const { name, value } of this.attributes) options[name.replace(/-(.)/, (_, letter) => letter.toUpperCase())] = value
    this.handle = mount(this, options as MountOptions)
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.handle?.destroy()
      this.handle = undefined
    })
  }

  attributeChangedCallback(_: string, __: string, language: string) {
    this.handle?.update({ language })
  }
}

globalThis.customElements?.get('gamalyze-test') ??
  globalThis.customElements?.define('gamalyze-test', GamalyzeTest as typeof GamalyzeTest & typeof HTMLElement)
