import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, done, fingerprintPattern, listReply, Name, Time } from './fields.ts'

/** page: anonymous games; test: the same, counted apart, also on local pages and previews; server, testServer: a partner's own server. */
export const keyKinds = ['page', 'test', 'server', 'testServer'] as const

export const ConsoleKey = StrictObject({
  fingerprint: Type.String({ pattern: fingerprintPattern, description: 'Identifies it; opens nothing' }),
  kind: OneOf(keyKinds),
  name: Type.String(),
  madeAt: Time,
  madeBy: OptionalString(),
  lastUsed: OptionalString({ format: 'date' }),
  endsAt: OptionalString({ ...Time, description: 'After a rotation: when it stops working' }),
  state: OneOf(['works', 'ends', 'paused', 'revoked']),
})
export type ConsoleKey = Static<typeof ConsoleKey>

export const NewKey = StrictObject({ key: ConsoleKey, value: Type.String({ description: 'Only shown once' }) })
export type NewKey = Static<typeof NewKey>

export const keyCalls = {
  keys: {
    summary: 'Keys of the operator, newest first; never their values',
    ...atOperator('viewer', 'GET /keys'),
    replies: listReply('keys', ConsoleKey),
  },
  addKey: {
    summary: 'Creates a key; only this response contains its value',
    makes: 'secret',
    ...atOperator('owner', 'POST /keys', 'live', 'conflict', 'quota_exceeded'),
    body: StrictObject({ kind: OneOf(keyKinds), name: Name }),
    replies: { 201: NewKey },
  },
  rotateKey: {
    summary: 'Creates a key to replace another, which keeps working for a while',
    makes: 'secret',
    ...atOperator('owner', 'POST /keys/:fingerprint/rotate', 'live', 'conflict'),
    body: StrictObject({ overlapHours: Type.Integer({ minimum: 0, maximum: 168, description: '0: the old one stops working at once' }) }),
    replies: { 201: NewKey },
  },
  revokeKey: {
    summary: 'Revokes a key at once, with all its sessions',
    ...atOperator('owner', 'DELETE /keys/:fingerprint'),
    replies: done,
  },
} as const satisfies Record<string, ConsoleCall>
