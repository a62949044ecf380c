import { type Static, Type } from 'typebox'
import { testSecretHeader } from './constants.ts'
import { Operator, strict, Uid } from './fields.ts'

const headers = { [testSecretHeader]: { type: 'string', enum: ['1'], description: 'Comes with a test secret, and with no other' } }
export const ValidSecret = Type.Object({ valid: Type.Literal(true) }, { ...strict, headers })
export const Registered = Type.Object({ registered: Type.Literal(true) }, strict)
export const ExternalUser = Type.Object({ uid: Uid, operator: Operator }, strict)
export type ExternalUser = Static<typeof ExternalUser>
export const EmailSent = Type.Object({ sent: Type.Literal(true) }, strict)
