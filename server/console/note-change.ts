import type { Deps } from '../http/deps.ts'
import type { Who } from './who.ts'

/** Notes in the log of changes what a member did. `subject` names it, and is never a secret. */
export const noteChange = (
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { actor }: Pick<Who, 'actor'>,
  action: string,
  operator: string | null,
  subject: string,
): Promise<void> => store.audit.add({ at: clock(), actor, action, operator, subject })
