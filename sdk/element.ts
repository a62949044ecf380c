import { type Handle, type MountOptions, mount, type Secret } from './index.ts'

/**
 * `<gamalyze-test operator="…" language="…">`: attributes are the options of `mount` (`user-id`, `base-url`), `secret` is a property, so
 * that it is never in the page. Mounts when it is in the page and has its secret; from then on `handle` gives events and commands.
 * Moved within the page it keeps its frame and its handle. Another secret later: `handle.update({ secret })`.
 */
export class GamalyzeTest extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = ['language']
  declare handle: Handle | undefined
  declare key?: Secret

  get secret(): Secret | undefined {
    return this.key
  }

  set secret(secret: Secret) {
    this.key = secret
    this.connectedCallback()
  }

  connectedCallback() {
    const options: Record<string, unknown> = { secret: this.secret }
    for (const { name, value } of this.attributes) options[name.replace('-i', 'I').replace('-u', 'U')] = value
    if (options.secret && this.isConnected) this.handle ??= mount(this, options as MountOptions)
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.handle = this.handle?.destroy() as undefined
    })
  }

  attributeChangedCallback(_: string, __: string, language: string) {
    this.handle?.update({ language })
  }
}

globalThis.customElements?.define('gamalyze-test', GamalyzeTest as typeof GamalyzeTest & typeof HTMLElement)
