import type { MemberRole } from '../../contract/console/console-call.ts'
import { reason } from '../../contract/console/reasons.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import type { Limits } from '../security/count-uses.ts'
import { ifOwner } from '../store/audit.ts'
import type { MemberRecord } from '../store/members.ts'
import type { Store } from '../store/store.ts'
import { type Caller, entryOf } from './caller.ts'
import { makeLink } from './links.ts'
import { sendConsoleMail } from './mails/send-mail.ts'

export type InviteNeeds = { clock: Clock; store: Store; operators: Operators; limits: Limits; mailer: Mailer; consoleSite: { url: string } }

/** Creates members and mails them a first link, subject to a daily limit. */
export const createInviter = async (deps: InviteNeeds) => {
  const { store, clock, operators, limits } = deps
  /** Mails a first link, which a store notes. */
  const send = async (caller: Caller, operator: string, email: string, linkStore: Pick<Store, 'members'> = store): Promise<void> => {
    const link = await makeLink(linkStore, deps.consoleSite.url, { email, mailed: true, expiresAt: clock() + lifetimesMs.invitation })
    const { name } = operators.get(operator).operator
    const outcome = await sendConsoleMail(deps, email, caller.language, ({ invitation }) => invitation(link, name, caller.email))
    if (outcome === 'sent') return
    throw new ProblemError('mail_failed', 'the member was added and can ask for a link; the invitation was not sent')
  }
  return {
    /** `first`: only where the operator has no owner yet. */
    async invite(
      caller: Caller,
      operator: string,
      invitee: { email: string; role: MemberRole },
      { first = false } = {},
    ): Promise<MemberRecord> {
      const email = invitee.email.toLowerCase()
      await limits.use('invitations', caller.email)
      const now = clock()
      const entry = entryOf(deps, caller, 'member.added', operator, `${email}, ${invitee.role}`, ifOwner(email, invitee.role))
      const auditedStore = store.noting<MemberRecord | undefined>((added) => (added ? [entry] : []))
      const member = await (first
        ? auditedStore.members.addFirstOwner({ email, operator, at: now })
        : auditedStore.members.add({ email, operator, role: invitee.role, at: now }))
      if (!member) throw new ProblemError('conflict', reason('member_exists'))
      await send(caller, operator, email)
      return member
    },
    /** Mails a member another first link. */
    async inviteAgain(caller: Caller, operator: string, email: string): Promise<void> {
      await limits.use('invitations', caller.email)
      await send(caller, operator, email, store.noting(entryOf(deps, caller, 'member.linked', operator, email)))
    },
  }
}
