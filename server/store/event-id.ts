import { createHash } from 'node:crypto'
import { worldOf } from '../../contract/world.ts'
import type { OperatorWorld } from './operator-world.ts'

/** A number in the stream of an operator's world, and the time of its event. */
export type EventCursor = { number: number; at: number }

const tagOf = (world: OperatorWorld): string =>
  createHash('sha256')
    .update(`${world.operator} ${worldOf(world)}`)
    .digest('hex')
    .slice(0, 8)
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/**
 * The id of an event, of the message that delivers it, and the cursor that points behind it. It holds the number itself, so it can be used when
 * its event is gone with its game; the time tells it from an event that took the same number after a backup was restored.
 */
export const eventIdOf = (world: OperatorWorld, { number, at }: EventCursor): string =>
  `msg_${tagOf(world)}${hex(number, 10)}${hex(at, 12)}`

/** What an id says; undefined if it is malformed, or of another operator or world. */
export const readEventId = (world: OperatorWorld, id: string): EventCursor | undefined => {
  const [, tag, number = '', at = ''] = /^msg_([0-9a-f]{8})([0-9a-f]{10})([0-9a-f]{12})$/.exec(id) ?? []
  return tag === tagOf(world) ? { number: Number.parseInt(number, 16), at: Number.parseInt(at, 16) } : undefined
}
