import type { Config, GuestEventName, GuestEvents, GuestMethods, Hello, HostMethods } from './protocol.ts'
import { isWelcome, protocol } from './protocol.ts'

export type Guest = {
  /** Exact origin of the page that embeds the frame. */
  hostOrigin: string
  /** Whether it has a limit of its own for its secret, and so always answers. An app around a web view may never. */
  answers: boolean
  /** Asks the host for the configuration; it may have to wait for the partner's secret. */
  config(): Promise<Config>
  /** Returns a promise where there is an answer: it resolves when the page's listeners have run. */
  send<Name extends GuestEventName>(name: Name, payload: GuestEvents[Name]): unknown
  close(): void
}

/**
 * The guest's end: says hello to the parent window and resolves when the host's port is open. It stays pending while no
 * acceptable host answers, and rejects when `signal` aborts. Call it once for each load of the frame, before the first render
 * and outside lazy chunks, so that the hello comes before the frame's load event.
 */
export const joinHost = (options: {
  isAllowedOrigin(origin: string): boolean
  command: GuestMethods['command']
  /** The page has answered the hello: this frame is the page's, and no copy of it. */
  onWelcome?(): void
  signal?: AbortSignal
}): Promise<Guest> =>
  new Promise((resolve, reject) => {
    const loading = import('./port.ts') // on demand: stand-alone the test needs no Penpal
    const hello: Hello = { gamalyze: 'hello', id: `${crypto.getRandomValues(new Uint32Array(4))}`, ...protocol }
    const listening = new AbortController()
    const receive = async ({ source, origin, data, ports }: MessageEvent) => {
      const [port] = ports
      if (source !== parent || !options.isAllowedOrigin(origin) || !isWelcome(data, hello.id) || !port) return
      listening.abort()
      options.onWelcome?.()
      const { openPort } = await loading
      const connection = openPort<HostMethods>(port, { __proto__: null, command: options.command } as GuestMethods)
      const host = await connection.promise
      let number = 0
      const send: Guest['send'] = async (name, payload) => {
        try {
          return await host.event(++number, name, payload)
        } catch {
          return new Promise(() => {}) // closed: there is nobody to tell
        }
      }
      resolve({ hostOrigin: origin, answers: true, config: () => host.config(), send, close: connection.destroy })
    }
    addEventListener('message', receive, { signal: listening.signal })
    options.signal?.addEventListener('abort', () => {
      listening.abort()
      reject(options.signal?.reason)
    })
    // The parent's origin is not known yet, and the hello holds nothing that anyone may not read.
    parent.postMessage(hello, '*')
  })
