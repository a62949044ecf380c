import { type TObject, type TProperties, Type } from 'typebox'
import { endpoint, type MethodAndPath, type Parameter } from './call.ts'
import { idLength } from './constants.ts'
import type { OwnErrorCode } from './errors.ts'
import { ExternalId, Operator, Reference, StrictObject, Uid } from './fields.ts'
import type { OperatorState } from './operator-state.ts'

type ParamsOf<Address extends string, Schemas extends TProperties> = [Parameter<Address>] extends [never]
  ? object
  : { params: TObject<Pick<Schemas, Parameter<Address> & keyof Schemas>> }

/** Method, path and parameters of an address; what a parameter holds follows from its name. */
export const withParams = <const Address extends string, Schemas extends TProperties>(address: Address, schemas: Schemas) => {
  const { method, path } = endpoint<string>(address)
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, schemas[name] ?? Type.String()] as const)
  return { method, path, ...(named.length > 0 && { params: StrictObject(Object.fromEntries(named)) }) } as MethodAndPath<Address> &
    ParamsOf<Address, Schemas>
}

/** Parameters of public calls. A secret is judged by the server, whatever it looks like. */
const parameters = {
  id: Uid,
  operator: Operator,
  reference: Reference,
  externalId: ExternalId,
  extuserid: ExternalId,
  secret: Type.String({ maxLength: idLength }),
}

/** A public call, answered in every state of its label unless another is the last. Without `errors` it is refused for `not_found`. */
export const callAt = <const Address extends string>(
  address: Address,
  lastState: OperatorState = 'ended',
  ...errors: readonly OwnErrorCode[]
) => ({
  ...withParams(address, parameters),
  lastState,
  errors: ['invalid', ...(errors.length > 0 ? errors : ['not_found' as const]), 'unavailable'] satisfies OwnErrorCode[],
})
