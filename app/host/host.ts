import { providerOperator } from '../../contract/constants.ts'
import { type Guest, joinHost } from '../../sdk/guest.ts'
import { matchesOrigin } from '../../sdk/origins.ts'
import type { Config, GuestEventName, GuestEvents } from '../../sdk/protocol.ts'
import type { Address } from '../session/address.ts'
import { readOperatorView } from '../session/operator-view.ts'

/** Handles a command of the host: true when done, false when it makes no sense now. */
export type CommandHandler = (name: string, payload: unknown) => boolean | Promise<boolean>

/** How long guards wait for the host's configuration, ms. A host that always answers is waited for. */
export const hostPatience = 10_000

/**
 * The host page around the frame, as the app sees it; stand-alone there is none. `asleep`: the player does not see the frame. `modal`: the
 * test stands in a dialog of the page, which closes on `finished`; known with the configuration.
 */
export type Host = {
  embedded: boolean
  asleep: boolean
  modal: boolean
  /** Whether the page is one that answers, within `hostPatience`; copies of a frame are answered by nobody. */
  greeted: Promise<boolean>
  /** Whether only test secrets count, because the host page is not one of the operator's own or not known yet. */
  testOnly(): boolean
  /** Tells the host that something happened, never scores, profile or answers. An answer is a promise: it resolves when the host has taken it. */
  send<Name extends GuestEventName>(name: Name, payload: GuestEvents[Name]): unknown
  /** Handles the host's commands until the returned function is called; the newest handler is asked first. */
  onCommand(handler: CommandHandler): () => void
  /** The host's configuration; null if none comes within `hostPatience`. */
  config: Promise<Config | null>
  /** Asks the partner's page for a new secret; null if there is none. Rejects if the page fails to give one. */
  renewSecret(): Promise<string | null>
}

export const standAlone: Host = {
  embedded: false,
  greeted: Promise.resolve(true),
  asleep: false,
  modal: false,
  testOnly: () => false,
  send: () => {},
  onCommand: () => () => {},
  config: Promise.resolve(null),
  renewSecret: async () => null,
}

/** Makes the connection to the host, which may never answer. */
export type Join = typeof joinHost

/**
 * Opens the connection that `join` makes. Events before the host's answer are kept and sent after it. Escape is told where nothing takes
 * it. `testOrigins` are answered too, in a page that was asked for as a test; undefined in any other.
 */
export const openHost = (origins: readonly string[], testOrigins?: readonly string[], join: Join = joinHost): Host => {
  const handlers: CommandHandler[] = []
  let listed = false
  let present: Guest | undefined
  let greet = () => {}
  const greeted = new Promise<true>((resolve) => {
    greet = () => resolve(true)
  })
  const guest = join({
    command: (name, payload) => {
      if (name === 'sleep' || name === 'wake') {
        host.asleep = name === 'sleep'
        // Whoever cares asks for both.
        return document.dispatchEvent(new Event('visibilitychange'))
      }
      for (const handler of handlers) {
        const isHandled = handler(name, payload)
        if (isHandled) return isHandled
      }
      return false
    },
    isAllowedOrigin: (origin) => matchesOrigin(origin, [...origins, ...(testOrigins ?? [])]),
    onWelcome: greet,
  })
  void guest.then((joined) => {
    present = joined
    greet()
    listed = matchesOrigin(joined.hostOrigin, origins)
  })
  let timer: ReturnType<typeof setTimeout>
  const absent = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, hostPatience, null)
  })
  const configuration = guest.then(async (joined) => {
    if (joined.answers) clearTimeout(timer)
    const config = await joined.config()
    host.modal = config.modal === true
    return config
  })
  const host: Host = {
    embedded: true,
    greeted: Promise.race([greeted, absent.then(() => false)]),
    asleep: false,
    modal: false,
    testOnly: () => testOrigins !== undefined && !listed,
    // At once where it can be: the page hears of a press before the frame draws what it changed.
    send: async (...event) => (present ?? (await guest)).send(...event),
    onCommand: (handler) => {
      handlers.unshift(handler)
      return () => void handlers.splice(handlers.indexOf(handler), 1)
    },
    config: Promise.race([configuration, absent]).catch(() => null),
    renewSecret: async () => (await (await guest).config()).secret,
  }
  addEventListener('keydown', ({ key, repeat, defaultPrevented }) => {
    if (key === 'Escape' && !repeat && !defaultPrevented && !document.querySelector('dialog[open]')) host.send('escape', {})
  })
  return host
}

/** Greets the page around, once, and before the frame's load event. */
export const joinPage = (address: Address): Host => {
  const { origins, testOrigins } = readOperatorView(document)
  if (address.bridged)
    return openHost([location.origin], undefined, ({ command }) =>
      import('./bridge.ts').then(({ joinBridge }) => joinBridge(address.operator ?? providerOperator, command)),
    )
  if (window.parent === window) return standAlone
  return address.embedded ? openHost(origins, testOrigins) : { ...standAlone, testOnly: () => testOrigins !== undefined }
}
