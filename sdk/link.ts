import type { RemoteProxy } from 'penpal'
import { openPort } from './late-port.ts'
import { listen } from './listen.ts'
import type { Config, GuestEventName, GuestEvents, GuestMethods, Hello } from './protocol.ts'
import { agree, isHello, parsePayload } from './protocol.ts'

/** Milliseconds a command may take. */
const commandTime = 5000

/**
 * The host's end of the contract: answers each new hello of the frame with a port of its own and closes the one before, so that a
 * reloaded frame reconnects by itself and an old port is useless.
 */
export const createLink = (
  frame: HTMLIFrameElement,
  origin: string,
  signal: AbortSignal,
  host: {
    config(): Promise<Config>
    receive(name: GuestEventName, payload: GuestEvents[GuestEventName]): void
    /** True: answer this hello. */
    onHello(): boolean
    onTooOld(hello: Hello): void
    /** Another frame of the provider said hello, which may be a copy of this one. */
    onStranger(): unknown
  },
) => {
  let connection: ReturnType<typeof openPort<GuestMethods>> | undefined
  let remote: RemoteProxy<GuestMethods> | undefined

  const close = () => {
    connection?.destroy()
    connection = remote = undefined
  }

  const open = () => {
    close()
    const { port1, port2 } = new MessageChannel()
    let last = 0
    const event = (number: number, name: unknown, sent: unknown) => {
      const payload = number > last && parsePayload(name, sent)
      if (!payload) return
      last = number
      host.receive(name as GuestEventName, payload)
    }
    connection = openPort<GuestMethods>(port1, { __proto__: null, config: host.config, event } as never)
    connection.promise.then((proxy) => {
      remote = proxy
    })
    return port2
  }

  const probe = {}
  let heard = false
  const receive = ({ source, origin: sender, data }: MessageEvent) => {
    heard ||= data === probe
    if (!source || sender !== origin || !isHello(data)) return
    if (source !== frame.contentWindow) return void host.onStranger()
    if (!host.onHello()) return
    const version = agree(data)
    if (version) (source as Window).postMessage({ gamalyze: 'welcome', id: data.id, version }, origin, [open()])
    else host.onTooOld(data)
  }
  listen(window, 'message', receive, signal)

  return {
    close,
    /** Whether a message from the frame would get here: a listener of the page that is older than ours can stop it. */
    hears: () => {
      heard = false
      dispatchEvent(new MessageEvent('message', { data: probe, origin }))
      return heard
    },
    /** Rejects when the frame is gone or does not answer in time. */
    command: (name: string, payload?: unknown) =>
      new Promise<boolean>((resolve, reject) => {
        const answer = (remote as RemoteProxy<GuestMethods>).command(name, payload)
        const timer = setTimeout(reject, commandTime)
        answer.then((done) => resolve(!!done), reject).then(() => clearTimeout(timer))
      }),
  }
}
