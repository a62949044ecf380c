import { type Static, Type } from 'typebox'
import { OneOf, strict } from '../fields.ts'
import { type ConsoleCall, usual, usualOfBody } from './console-call.ts'
import { atOperator, Done, Name, OperatorId, Time } from './fields.ts'

/** page: anonymous games; test: the same, counted apart, also on local pages and previews; server, testServer: a partner's own server. */
export const keyKinds = ['page', 'test', 'server', 'testServer'] as const

/** Length in characters of a key's fingerprint: the start of its hash. */
export const fingerprintLength = 12
const fingerprintPattern = `^[0-9a-f]{${fingerprintLength}}$`

export const ConsoleKey = Type.Object(
  {
    fingerprint: Type.String({ pattern: fingerprintPattern, description: 'Names it; opens nothing' }),
    kind: OneOf(keyKinds),
    name: Type.String(),
    madeAt: Time,
    madeBy: Type.Optional(Type.String()),
    lastUsed: Type.Optional(Type.String({ format: 'date' })),
    endsAt: Type.Optional(Type.String({ ...Time, description: 'After a rotation: until when it works' })),
    state: OneOf(['works', 'ends', 'paused', 'revoked']),
  },
  strict,
)
export type ConsoleKey = Static<typeof ConsoleKey>

export const NewKey = Type.Object({ key: ConsoleKey, value: Type.String({ description: 'Shown this once' }) }, strict)
export type NewKey = Static<typeof NewKey>

const OfKey = Type.Object({ operator: OperatorId, fingerprint: Type.String({ pattern: fingerprintPattern }) }, strict)

export const keyCalls = {
  keys: {
    summary: 'Keys of the operator, newest first; never their values',
    ...atOperator('viewer', 'GET /keys'),
    replies: { 200: Type.Object({ keys: Type.Array(ConsoleKey) }, strict) },
  },
  addKey: {
    summary: 'Makes a key; its value is in this reply and nowhere else',
    makes: 'secret',
    ...atOperator('owner', 'POST /keys', 'live'),
    body: Type.Object({ kind: OneOf(keyKinds), name: Name }, strict),
    replies: { 201: NewKey },
    errors: [...usualOfBody, 'conflict', 'quota_exceeded', 'paused', 'not_found'],
  },
  rotateKey: {
    summary: 'Makes a key in the place of another, which goes on for a while',
    makes: 'secret',
    ...atOperator('owner', 'POST /keys/:fingerprint/rotate', 'live'),
    params: OfKey,
    body: Type.Object({ overlapHours: Type.Integer({ minimum: 0, maximum: 168, description: '0: the old one ends at once' }) }, strict),
    replies: { 201: NewKey },
    errors: [...usualOfBody, 'not_found', 'conflict', 'paused'],
  },
  revokeKey: {
    summary: 'Ends a key at once, with all sessions it made',
    ...atOperator('owner', 'DELETE /keys/:fingerprint'),
    params: OfKey,
    replies: { 204: Done },
    errors: [...usual, 'not_found'],
  },
} as const satisfies Record<string, ConsoleCall>
