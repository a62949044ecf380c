import { type Static, Type } from 'typebox'
import { strict } from '../fields.ts'
import { type ConsoleCall, usual } from './call.ts'
import { Id, OfOperator, ofOperator, Time } from './fields.ts'

export const LogEntry = Type.Object(
  {
    id: Id,
    at: Time,
    who: Type.String({ description: "A member's address, `command line`, or `provider: …`" }),
    what: Type.String({ description: 'Stable name of the change', examples: ['key.created'] }),
    subject: Type.String({ description: 'What it was done to; never a secret' }),
  },
  strict,
)
export type LogEntry = Static<typeof LogEntry>

export const logCalls = {
  log: {
    summary: 'Every change at the operator, newest first; entries can be neither changed nor removed',
    role: 'viewer',
    method: 'GET',
    path: `${ofOperator}/log`,
    params: OfOperator,
    query: Type.Object(
      { before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$', description: 'Id of the last entry read' })) },
      strict,
    ),
    replies: { 200: Type.Object({ entries: Type.Array(LogEntry, { description: 'At most 50' }), more: Type.Boolean() }, strict) },
    errors: usual,
  },
} as const satisfies Record<string, ConsoleCall>
