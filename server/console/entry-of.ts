import type { Deps } from '../http/deps.ts'
import type { AuditEntry } from '../store/audit-entry.ts'
import type { Who } from './who.ts'

/** What the log of changes says of what a member did, for `store.noting`. `subject` names it, and is never a secret. */
export const entryOf = (
  { clock }: Pick<Deps, 'clock'>,
  { actor }: Pick<Who, 'actor'>,
  action: string,
  operator: string | null,
  subject: string,
): AuditEntry => ({ at: clock(), actor, action, operator, subject })
