import { type Static, Type } from 'typebox'
import { OneOf, StrictObject } from '../fields.ts'

/** What may prevent a test: codes of the SDK (`docs/errors.md`), and that the browser keeps nothing for the frame. */
export const pageProblems = [
  'CSP_BLOCKED',
  'FRAME_REFUSED',
  'UNREACHABLE',
  'HANDSHAKE_TIMEOUT',
  'PROTOCOL_TOO_OLD',
  'SECRET_FAILED',
  'SECRET_TIMEOUT',
  'UNAUTHORIZED',
  'PAUSED',
  'ENDED',
  'GAME_STOPPED',
  'USER_ID_NEEDS_SESSION',
  'GROWTH_LOOP',
  'NOT_KEPT',
] as const
export type PageProblem = (typeof pageProblems)[number]

/** The SDK gives a frame no more height. */
const Pixels = Type.Integer({ minimum: 0, maximum: 20_000, description: 'CSS pixels' })

/** What the SDK reports about a page in test mode: the test is shown, its size has changed, or what prevents it. */
export const PageReport = StrictObject({
  what: OneOf(['ready', 'resize', ...pageProblems]),
  origin: Type.String({ maxLength: 260, pattern: '^https?://[\\w.:[\\]-]+$', description: 'Of the page' }),
  width: Pixels,
  height: Pixels,
})
export type PageReport = Static<typeof PageReport>
