import type { EmbedError } from './embed-error.ts'
import type { AnyListener, EventName, Listener } from './emitter.ts'
import type { Language } from './language.ts'
import type { Insets, Secret } from './options.ts'
import type { TestState } from './protocol.ts'

/** One check of `diagnose`; `hint` says what to do if it is not `ok`, and `at` which rule, element, attribute or header is at fault, if one is. */
export type Check = {
  name:
    | 'options'
    | 'https'
    | 'online'
    | 'operator'
    | 'page'
    | 'frame'
    | 'secret'
    | 'storage'
    | 'speed'
    | 'sandbox'
    | 'place'
    | 'tests'
    | 'script'
    | 'clock'
  ok: boolean
  hint: string
  at?: string
}
/** `ok`: the test can run. `storage`, `speed`, `tests`, `script` and `clock` do not prevent it; they are among the checks. */
export type Diagnosis = { ok: boolean; checks: Check[] }

/**
 * How far the test in the frame is. The frame says `hello` each time it has loaded; the rest are events it sends.
 *
 *     connecting ──other event──▶ refused ──ready──▶ ready ──hello──▶ asleep
 *         └────────────────────ready─────────────────▲ ▲─────ready──────┘
 *
 *     each of them ──destroy──▶ destroyed
 *
 * - `connecting`: it has sent nothing. Commands wait, and reject with the next error; after one they wait again once it has said hello.
 * - `refused`: it answers, and cannot be taken, or not yet. Commands reach it once an error has said why: a new secret lets it in.
 * - `ready`: it can be taken. A further `ready` says that a refusal has been resolved.
 * - `asleep`: it was ready, and the frame has loaded again, or was taken out of the document. The next `ready` is passed on as `reconnected`.
 *   A frame that is only hidden stays `ready`; for the page it is asleep.
 * - `destroyed`: frame, port and listeners are gone, and whatever is pending rejects with `DESTROYED`.
 */
export type State = 'connecting' | 'refused' | 'ready' | 'asleep' | 'destroyed'

/** One embedded test. Commands resolve to false when they do not apply, such as `pause` before the game. */
export type Handle = {
  /**
   * Resolves when the test can be played, also if that is after an error, which is an `error` event. Rejects with `DESTROYED` when it never will be. You
   * need not handle the rejection.
   */
  readonly ready: Promise<void>
  readonly frame: HTMLIFrameElement
  readonly state: State
  /** Calls `listener` for each event of that name; returns an unsubscribe function. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void
  /** Calls `listener` for every event, with its name: `(name, payload) => …`. */
  on(name: '*', listener: AnyListener): () => void
  once<Name extends EventName>(name: Name, listener: Listener<Name>): () => void
  once(name: '*', listener: AnyListener): () => void
  off<Name extends EventName>(name: Name, listener: Listener<Name>): void
  off(name: '*', listener: AnyListener): void
  /** Changes language, secret or insets at once, without a reload; also used when the frame loads again. */
  update(changes: { language?: Language | undefined; secret?: Secret | undefined; insets?: Insets | string | undefined }): Promise<boolean>
  pause(): Promise<boolean>
  resume(): Promise<boolean>
  /** Starts a new game; the draws of an unfinished one are discarded. */
  restart(): Promise<boolean>
  /** Moves the keyboard focus into the frame. */
  focus(): Promise<boolean>
  /**
   * For your tests, with a test secret: plays a complete new game in seconds, with a slow player's timing, and continues to a screen or an
   * error of that name. Resolves once it has started; with any other secret it does nothing and resolves to false.
   */
  fastForward(to: TestState): Promise<boolean>
  /** Finds out why this test does not work here, once it has loaded or failed; its own code is loaded on demand. */
  diagnose(): Promise<Diagnosis>
  /** Removes the frame and everything that belongs to it. Pending promises reject with `DESTROYED`. */
  destroy(): void
}

/** A test on the page; `copied` ends it because a copy of its frame takes its place. */
export type LivingTest = { handle: Handle; copied(): void }
/** `globalThis`, which holds the tests of a page by the names of their frames. */
export type LivingTests = Record<symbol, Map<string, LivingTest> | undefined>

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
  interface HTMLElement {
    /** Of an element with `data-gamalyze-operator`, once its test is mounted, or opened as a modal. */
    gamalyze?: Handle | undefined
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
  interface HTMLElementEventMap {
    gamalyze: CustomEvent<Handle | EmbedError>
  }
}
