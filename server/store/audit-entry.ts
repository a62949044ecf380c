import type { MemberRole } from '../../contract/console/call.ts'

/** An entry of the audit log; `subject` is never a secret. */
export type AuditEntry = {
  at: number
  actor: string
  action: string
  operator: string | null
  subject: string
  /** Has the operator's owners mailed about it, but for the new owner whom it is about */
  tellOwners?: TellOwners | undefined
}

export type TellOwners = true | { except: string }

/** A member who becomes an owner is news for the other owners. */
export const ifOwner = (email: string, role: MemberRole): TellOwners | undefined => (role === 'owner' ? { except: email } : undefined)

/** The audit entry of a change: a fixed entry, skipped if the change returns `false` or 0, or entries derived from its result. */
export type Note<Result> = AuditEntry | ((result: Result) => readonly AuditEntry[])
