import type { GuestEventName, GuestEvents } from '../../sdk/protocol.ts'

/** The page around the frame, as the app sees it. Stand-alone nobody listens. */
export type Host = {
  embedded: boolean
  /** Tells the host that something happened. Never scores, profile or answers. */
  send<Name extends GuestEventName>(name: Name, payload: GuestEvents[Name]): void
}
