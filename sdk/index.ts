export { EmbedError, type EmbedErrorCode, type Mismatch } from './embed-error.ts'
export { type AnyListener, type DestroyReason, type EventName, type Events, events, type Listener } from './emitter.ts'
export type { Check, Diagnosis, Handle, State } from './handle.ts'
export type { Language } from './language.ts'
export { mount } from './mount.ts'
export { move } from './move.ts'
export type { Insets, MountOptions, Secret } from './options.ts'
export { preload } from './preload.ts'
export type {
  CommandName,
  Commands,
  Config,
  GuestErrorCode,
  GuestEventName,
  GuestEvents,
  Nothing,
  TestState,
  Viewport,
} from './protocol.ts'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
  interface Window {
    /** What the script tag of the provider puts on the page. */
    Gamalyze: import('./script.ts').Gamalyze
  }
}
