import { Type } from 'typebox'
import { linePattern, namePattern, OneOf, strict, Time } from '../fields.ts'
import type { OperatorState } from '../operator-state.ts'
import { type CallRole, callOf, memberRoles } from './console-call.ts'

export const OperatorId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$', description: 'Operator id', examples: ['nfl'] })
export const Numeral = Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'Number of it', examples: ['7'] })
export const OfOperator = Type.Object({ operator: OperatorId }, strict)
type Below<Address> = Address extends `${infer Method} ${infer Path}` ? `${Method} /api/console/operators/:operator${Path}` : never
/** What most calls about one operator are. */
export const atOperator = <const Role extends CallRole, const Address extends string>(
  role: Role,
  address: Address,
  lastState?: OperatorState,
) => ({
  ...callOf(role, address.replace(' ', ' /api/console/operators/:operator') as Below<Address>, lastState),
  params: OfOperator,
})
/** Parameters of a path: the operator and more. */
export const operatorAnd = <const Name extends string>(name: Name) =>
  Type.Object({ operator: OperatorId, [name]: Numeral } as { operator: typeof OperatorId } & Record<Name, typeof Numeral>, strict)

export { Time }
/** A time in a request: without leap seconds or shortened offsets, which JavaScript cannot parse. */
export const TimeInput = Type.String({ ...Time, pattern: '^.{17}[0-5][^+-]*([+-]..:..)?$' })
/** Limited to what the database column can hold. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const Count = Type.Integer({ minimum: 0 })
export const MailAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@<>"\\p{Cc}]+@[^\\s@<>"\\p{Cc}]+$',
  examples: ['owner@partner.example'],
})
export const Role = OneOf(memberRoles)
export const Done = Type.Null({ description: 'Done' })
export const Name = Type.String({ minLength: 1, maxLength: 60, pattern: namePattern, examples: ['Website'] })
export const Note = Type.String({ maxLength: 200, pattern: linePattern, description: 'For the history' })
