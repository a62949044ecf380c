import { type Static, Type } from 'typebox'
import { OptionalString, StrictObject } from '../fields.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, Id, Time } from './fields.ts'

export const LogEntry = StrictObject({
  id: Id,
  at: Time,
  who: Type.String({ description: "A member's address, `command line`, or `provider: …`" }),
  what: Type.String({ description: 'Stable name of the change', examples: ['key.created'] }),
  subject: Type.String({ description: 'What it was done to; never a secret' }),
})
export type LogEntry = Static<typeof LogEntry>

/** Kinds of changes, and how the names of those begin. */
export const logKinds = {
  people: ['member.'],
  keys: ['key.', 'secret.'],
  look: ['look.', 'draft.'],
  pages: ['page.'],
  webhooks: ['webhook.'],
  provider: ['provider.', 'operator.', 'study.', 'norms.'],
} as const
export type LogKind = keyof typeof logKinds
const kind = `(${Object.keys(logKinds).join('|')})`
const severalKinds = `^${kind}(,${kind}){0,${Object.keys(logKinds).length - 1}}$`

const Filter = StrictObject({
  kinds: OptionalString({ pattern: severalKinds, description: 'Only these kinds', examples: ['keys,people'] }),
  who: OptionalString({ minLength: 1, maxLength: 320, description: 'Only by this actor' }),
  find: OptionalString({ minLength: 1, maxLength: 100, description: 'Only entries with this text in who or subject' }),
  from: OptionalString({ format: 'date', description: 'First day, UTC' }),
  to: OptionalString({ format: 'date', description: 'Last day, UTC' }),
})
/** Which entries of an operator's log are asked for. */
export type LogFilter = Static<typeof Filter>

export const logCalls = {
  log: {
    summary: 'Every change at the operator, newest first; entries cannot be edited or removed',
    ...atOperator('viewer', 'GET /log'),
    query: StrictObject({
      before: OptionalString({ pattern: '^[1-9][0-9]{0,15}$', description: 'Id of the last entry read' }),
      ...Filter.properties,
    }),
    replies: {
      200: StrictObject({
        entries: Type.Array(LogEntry, { description: 'At most 50' }),
        more: Type.Boolean(),
        actors: Type.Array(Type.String(), { description: 'Everybody who changed something, regardless of the filter; at most 200' }),
      }),
    },
  },
  logCsv: {
    summary: 'The same as CSV, the newest 10,000: at, who, what, subject',
    ...atOperator('viewer', 'GET /log.csv'),
    query: Filter,
    replies: { 200: Type.String({ description: 'text/csv' }) },
  },
} as const satisfies Record<string, ConsoleCall>
