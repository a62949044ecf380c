import type { Language } from '../contract/languages.ts'
import type { PopupKey } from '../contract/popups.ts'
import type { EmbedError } from './embed-error.ts'
import { checkFunction } from './options.ts'
import type { GuestEvents, Nothing } from './protocol.ts'

export type DestroyReason = 'call' | 'gone' | 'copied'

/** Every event of a handle with its payload. */
export type Events = Omit<GuestEvents, 'ready' | 'refused' | 'language' | 'popup' | 'error'> & {
  /** The test can be played: its screen is visible, in this language set. Sent again once a refusal has been resolved. */
  ready: { language: Language }
  /** The frame shows that access was refused, in this language set; `error` said why. */
  refused: { language: Language }
  language: { language: Language }
  popup: { popup: PopupKey }
  /** The frame was loaded again (by a reload or a move within the page) and is connected again. */
  reconnected: Nothing
  /** The player does not see the test any more: it is hidden, or out of the document. Time to think is not counted. */
  asleep: Nothing
  /** The player sees the test again. */
  awake: Nothing
  /**
   * Nothing is left of the test: `destroy` was called or the signal aborted, it was out of the document for 15 minutes, or the page mounted another one
   * into a copy of it.
   */
  destroyed: { reason: DestroyReason }
  /** The modal is closed, by whatever, and the focus is back in the page. */
  close: Nothing
  error: EmbedError
}
export type EventName = keyof Events
export type Listener<Name extends EventName> = (payload: Events[Name]) => void
/** Called for each event with its name and its payload. */
export type AnyListener = (name: EventName, payload: Events[EventName]) => void

const names =
  'ready refused notKept started progress paused resumed popup completed analysing guess results advice emailSent pdf language resize scrollTop timeout exit ' +
  'escape finished error reconnected asleep awake destroyed close'

/** The names of all events of a handle; the last are the SDK's own. */
export const events: readonly EventName[] = names.split(' ') as EventName[]

/** A typed set of listeners; `onAdd` is called for each. A listener that throws is reported to the page's own error handling and does not stop the others. */
export const createEmitter = (onAdd: (name: string) => void) => {
  const entries = new Set<[name: string, listener: (...event: never[]) => void, once: boolean]>()
  const off = (name: string, listener: unknown) => {
    for (const entry of entries) if (entry[0] === name && entry[1] === listener) entries.delete(entry)
  }
  const add = (once: boolean) => (name: string, listener: (...event: never[]) => void) => {
    checkFunction(listener)
    entries.add([name, listener, once])
    onAdd(name)
    return () => off(name, listener)
  }
  const emit = <Name extends EventName>(name: Name, payload: Events[Name]) => {
    for (const entry of [...entries]) {
      const [event, listener, once] = entry
      const isAny = event === '*'
      if ((!isAny && event !== name) || !entries.has(entry)) continue // a listener before it may have taken it off
      if (once) entries.delete(entry)
      try {
        ;(listener as (...event: unknown[]) => void)(...(isAny ? [name] : []), payload)
      } catch (error) {
        reportError(error)
      }
    }
  }
  return { emit, listening: { on: add(false), once: add(true), off } }
}
