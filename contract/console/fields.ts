import { type TArray, type TSchema, Type } from 'typebox'
import { withParams } from '../call-at.ts'
import { linePattern, namePattern, OneOf, StrictObject, Time } from '../fields.ts'
import { languages } from '../languages.ts'
import { AssetName } from '../operator.ts'
import type { OperatorState } from '../operator-state.ts'
import { type CallRole, type ConsoleCall, memberRoles, usual } from './console-call.ts'

/** Length in characters of a key's fingerprint: the start of its hash. */
export const fingerprintLength = 12
export const fingerprintPattern = `^[0-9a-f]{${fingerprintLength}}$`

export const OperatorId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$', description: 'Operator id', examples: ['nfl'] })
export const Numeral = Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'Number of it', examples: ['7'] })

/** Parameters of the console's calls */
const parameters = {
  operator: OperatorId,
  draft: Numeral,
  version: Numeral,
  member: Numeral,
  endpoint: Numeral,
  delivery: Numeral,
  file: AssetName,
  fingerprint: Type.String({ pattern: fingerprintPattern }),
  set: OneOf(languages),
  /** Of a sign-in */
  id: Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
}

/** A call of a role. Beside the usual reasons it is refused for `errors`; without any, where what it names of a label may be missing. */
export const callOf = <const Role extends CallRole, const Address extends string>(
  role: Role,
  address: Address,
  lastState: OperatorState = 'ended',
  ...errors: ConsoleCall['errors']
) => ({
  role,
  ...withParams(address, parameters),
  lastState,
  errors: [...usual, ...(errors.length === 0 && /:(?!operator\b)/.test(address) ? ['not_found' as const] : errors)],
})

type Below<Address> = Address extends `${infer Method} ${infer Path}` ? `${Method} /api/console/operators/:operator${Path}` : never
/** The same for a call about one operator. */
export const atOperator = <const Role extends CallRole, const Address extends string>(
  role: Role,
  address: Address,
  lastState?: OperatorState,
  ...errors: ConsoleCall['errors']
) => callOf(role, address.replace(' ', ' /api/console/operators/:operator') as Below<Address>, lastState, ...errors)

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
export const done = { 204: Type.Null({ description: 'Done' }) }
/** A reply of one list, under its name. */
export const listReply = <Name extends string, Item extends TSchema>(name: Name, item: Item) => ({
  200: StrictObject({ [name]: Type.Array(item) } as { [Key in Name]: TArray<Item> }),
})
export const Name = Type.String({ minLength: 1, maxLength: 60, pattern: namePattern, examples: ['Website'] })
export const Note = Type.String({ maxLength: 200, pattern: linePattern, description: 'For the history' })
