import type { Clock } from '../process/time.ts'
import type { AuditEntry, NotifyOwners } from '../store/audit.ts'
import type { Caller } from './caller.ts'

/** The audit entry of a member's action, for `store.noting`. `subject` names its object, and is never a secret. */
export const entryOf = (
  { clock }: { clock: Clock },
  { actor }: Pick<Caller, 'actor'>,
  action: string,
  operator: string | null,
  subject: string,
  notifyOwners?: NotifyOwners,
): AuditEntry => ({ at: clock(), actor, action, operator, subject, notifyOwners })
