import type { EventName } from './emitter.ts'
import { type GuestEventName, shapes } from './protocol.ts'

/** Events that the SDK makes itself; the others come from the frame. */
const ownEvents: Record<Exclude<EventName, GuestEventName>, 0> = { reconnected: 0, asleep: 0, awake: 0, destroyed: 0 }

/** Every event of a handle. */
export const eventNames = Object.keys({ ...shapes, ...ownEvents }) as EventName[]
