import { openPort } from './port.ts'
import type { Config, GuestEventName, GuestEvents, GuestMethods } from './protocol.ts'

/** Milliseconds a command may take. */
const commandTime = 5000

/** Keys of every payload: # marks a number. Nothing else decides what is let through. */
export const shapes: { [Name in GuestEventName]: string } = {
  ready: 'language',
  refused: 'language',
  notKept: '',
  started: '',
  progress: '#cardsTurned #cardsTotal',
  paused: '',
  resumed: '',
  popup: 'popup',
  completed: 'reference operator #duration',
  analysing: '#ahead #seconds',
  guess: '',
  results: '',
  advice: '',
  emailSent: '',
  pdf: '',
  language: 'language',
  resize: '#height',
  scrollTop: '#top',
  timeout: '',
  exit: '#cardsTurned',
  escape: '',
  finished: '',
  error: 'code',
}

/** A copy with exactly the event's keys; undefined for an unknown event or a value that is missing, inherited, of no type, or long. */
export const parsePayload = (name: unknown, payload: unknown): GuestEvents[GuestEventName] | undefined => {
  if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return
  const copy: Record<string, unknown> = {}
  for (const word of shapes[name as GuestEventName].match(/\S+/g) ?? []) {
    const key = word.replace(/\W/, '')
    const value = Object.hasOwn(Object(payload), key) && (payload as Record<string, unknown>)[key]
    if (word[0] === '#' ? !Number.isFinite(value) : typeof value !== 'string' || value.length > 199) return
    copy[key] = value
  }
  return copy as GuestEvents[GuestEventName]
}

/** The host's end of a port. It comes beside the frame, and the port queues until then; it imports nothing of the page's first load. */
export const openHostPort = (
  port: MessagePort,
  host: { config(): Promise<Config>; receive(name: GuestEventName, payload: GuestEvents[GuestEventName]): void },
) => {
  let last = 0
  const event = (number: number, name: unknown, sent: unknown) => {
    const payload = number > last && parsePayload(name, sent)
    if (!payload) return
    last = number
    host.receive(name as GuestEventName, payload)
  }
  const { promise, destroy } = openPort<GuestMethods>(port, { __proto__: null, config: host.config, event } as never)
  promise.catch(() => {})
  return {
    close: destroy,
    /** Rejects when the frame is gone or does not answer in time. */
    command: (name: string, payload?: unknown) =>
      new Promise<boolean>((resolve, reject) => {
        const timer = setTimeout(reject, commandTime)
        const answer = promise.then((remote) => remote.command(name, payload))
        answer.then((done) => resolve(!!done), reject).then(() => clearTimeout(timer))
      }),
  }
}
