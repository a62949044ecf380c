import type { openHostPort } from './host-port.ts'
import { agree, type Hello, isHello } from './protocol.ts'

type HostPort = ReturnType<typeof openHostPort>

/** The host's end of the contract: answers each hello with a new port and closes the one before, so that a reload reconnects. */
export const createLink = (
  frame: HTMLIFrameElement,
  origin: string,
  signal: AbortSignal,
  host: Parameters<typeof openHostPort>[1] & {
    /** True: answer this hello. */
    onHello(): boolean
    onTooOld(hello: Hello): void
    /** Another frame of the provider said hello, which may be a copy of this one. */
    onStranger(): unknown
  },
) => {
  let end: Promise<HostPort | undefined> | undefined

  const close = () => {
    end?.then((port) => port?.close())
    end = undefined
  }

  const open = () => {
    close()
    const { port1, port2 } = new MessageChannel()
    end = import('./placement.ts').then(
      ({ openHostPort }) => openHostPort(port1, host),
      () => undefined, // the handshake's own limit tells
    )
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
  window.addEventListener('message', receive, { signal, capture: true, passive: true })

  return {
    close,
    /** Whether a message from the frame would get here: a listener of the page that is older than ours can stop it. */
    hears: () => {
      heard = false
      dispatchEvent(new MessageEvent('message', { data: probe, origin }))
      return heard
    },
    /** Rejects when the frame is gone or does not answer in time. */
    command: async (name: string, payload?: unknown) => ((await end) as HostPort).command(name, payload),
  }
}
