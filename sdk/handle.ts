import type { EventName, Listener } from './emitter.ts'
import type { Secret } from './options.ts'
import type { TestState } from './protocol.ts'

/** One thing that `diagnose` looked at; `hint` says what to do where it is not `ok`. */
export type Check = {
  name: 'options' | 'https' | 'online' | 'operator' | 'page' | 'frame' | 'secret' | 'storage' | 'speed'
  ok: boolean
  hint: string
}
export type Diagnosis = { ok: boolean; checks: Check[] }

/** One embedded test. Commands resolve to false when they do not apply, such as `pause` before the game. */
export type Handle = {
  /** Resolves when the test can be taken; rejects with the `EmbedError` that prevented it. You need not handle the rejection. */
  readonly ready: Promise<void>
  readonly frame: HTMLIFrameElement
  /** Calls `listener` for each event of that name; returns an unsubscribe function. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void
  once<Name extends EventName>(name: Name, listener: Listener<Name>): () => void
  off<Name extends EventName>(name: Name, listener: Listener<Name>): void
  /** Changes language or secret at once, without a reload; also used when the frame loads again. */
  update(changes: { language?: string | undefined; secret?: Secret | undefined }): Promise<boolean>
  pause(): Promise<boolean>
  resume(): Promise<boolean>
  /** Starts a new game; the draws of an unfinished one are discarded. */
  restart(): Promise<boolean>
  /** Moves the keyboard focus into the frame. */
  focus(): Promise<boolean>
  /**
   * For your tests, with a test secret: plays a whole new game in seconds, with a slow player's times, and goes on to a screen or an error
   * of that name. Resolves once it has started; with any other secret it does nothing and resolves to false.
   */
  fastForward(to: TestState): Promise<boolean>
  /** Finds out why an embed does not work, once it has come up or failed; loads its code on demand. */
  diagnose(): Promise<Diagnosis>
  /** Removes the frame and everything that belongs to it. Pending promises reject with `DESTROYED`. */
  destroy(): void
}
