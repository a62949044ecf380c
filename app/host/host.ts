import { type Guest, joinHost } from '../../sdk/guest.ts'
import { matchesOrigin } from '../../sdk/origins.ts'
import type { Config, GuestEventName, GuestEvents } from '../../sdk/protocol.ts'

/** Handles a command of the host: true when done, false when it makes no sense now. */
export type CommandHandler = (name: string, payload: unknown) => boolean | Promise<boolean>

/**
 * How long guards wait for the host's configuration before they do without it, ms (requirements, ruling 7). A host that
 * always answers is waited for.
 */
export const hostPatience = 10_000

/** The host page around the frame, as the app sees it. Stand-alone there is none. */
export type Host = {
  embedded: boolean
  /** Whether only test secrets count, because the host page is not one of the operator's own or not known yet. */
  testOnly(): boolean
  /** Tells the host that something happened. Never scores, profile or answers. */
  send<Name extends GuestEventName>(name: Name, payload: GuestEvents[Name]): void
  /** Handles the host's commands until the returned function is called; the newest handler is asked first. */
  onCommand(handler: CommandHandler): () => void
  /** The host's configuration; null if none comes within `hostPatience`. */
  config: Promise<Config | null>
  /** Asks the partner's page for a new secret; null if there is none. Rejects if the page fails to give one. */
  renewSecret(): Promise<string | null>
}

export const standAlone: Host = {
  embedded: false,
  testOnly: () => false,
  send: () => {},
  onCommand: () => () => {},
  config: Promise.resolve(null),
  renewSecret: async () => null,
}

/** Makes the connection to the host, which may never answer. */
export type Join = (command: CommandHandler, isAllowedOrigin: (origin: string) => boolean) => Promise<Guest>

/** Greets the page around the frame. */
export const joinParent: Join = (command, isAllowedOrigin) => joinHost({ command, isAllowedOrigin })

/**
 * Opens the connection that `join` makes. Events before the host's answer are kept and sent after it. `testOrigins` are answered too, in a
 * page that was asked for as a test; undefined in any other.
 */
export const openHost = (origins: readonly string[], testOrigins?: readonly string[], join = joinParent): Host => {
  const handlers: CommandHandler[] = []
  const earlyEvents: Parameters<Host['send']>[] = []
  let send: Host['send'] | undefined
  let listed = false
  const guest = join(
    (name, payload) => {
      for (const handler of handlers) {
        const isHandled = handler(name, payload)
        if (isHandled) return isHandled
      }
      return false
    },
    (origin) => matchesOrigin(origin, [...origins, ...(testOrigins ?? [])]),
  )
  void guest.then((joined) => {
    listed = matchesOrigin(joined.hostOrigin, origins)
    send = joined.send
    for (const event of earlyEvents.splice(0)) send(...event)
  })
  let timer: ReturnType<typeof setTimeout>
  const absent = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, hostPatience, null)
  })
  const configuration = guest.then((joined) => {
    if (joined.answers) clearTimeout(timer)
    return joined.config()
  })
  return {
    embedded: true,
    testOnly: () => testOrigins !== undefined && !listed,
    send: (...event) => void (send ? send(...event) : earlyEvents.push(event)),
    onCommand: (handler) => {
      handlers.unshift(handler)
      return () => void handlers.splice(handlers.indexOf(handler), 1)
    },
    config: Promise.race([configuration, absent]).catch(() => null),
    renewSecret: async () => (await (await guest).config()).secret,
  }
}
