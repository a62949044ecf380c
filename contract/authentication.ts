import { type Static, Type } from 'typebox'
import { Operator, strict, Uid } from './fields.ts'

export const ValidSecret = Type.Object({ valid: Type.Literal(true) }, strict)
export const Registered = Type.Object({ registered: Type.Literal(true) }, strict)
export const ExternalUser = Type.Object({ uid: Uid, operator: Operator }, strict)
export type ExternalUser = Static<typeof ExternalUser>
export const EmailSent = Type.Object({ sent: Type.Literal(true) }, strict)
