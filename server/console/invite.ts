import type { MemberRole } from '../../contract/console/call.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'
import { day } from '../process/utc-day.ts'
import { createClientLimits } from '../security/client-limit.ts'
import { ifOwner } from '../store/audit-entry.ts'
import type { MemberRecord } from '../store/console-store.ts'
import { entryOf } from './entry-of.ts'
import { linkLasts, makeLink } from './links.ts'
import { mailTexts, sendConsoleMail } from './mails/send-mail.ts'
import type { Who } from './who.ts'

const perMember = { name: 'console invitations', uses: 50, span: day }

/** Creates members and mails them a first link, subject to a daily limit. */
export const inviter = async (deps: Deps) => {
  const { store, clock, operators } = deps
  const limit = createClientLimits(deps)(perMember)
  /** `first`: only where the operator has no owner yet. */
  return async (who: Who, operator: string, given: { email: string; role: MemberRole }, { first = false } = {}): Promise<MemberRecord> => {
    const email = given.email.toLowerCase()
    await limit.use(who.email)
    const now = clock()
    const entry = entryOf(deps, who, 'member.added', operator, `${email}, ${given.role}`, ifOwner(email, given.role))
    const noted = store.noting<MemberRecord | undefined>((added) => (added ? [entry] : []))
    const member = await (first
      ? noted.members.addFirstOwner({ email, operator, at: now })
      : noted.members.add({ email, operator, role: given.role, at: now }))
    if (!member) throw new ProblemError('conflict', 'the address already belongs to a member')
    const link = await makeLink(store, deps.consoleAt.url, { email, mailed: true, expiresAt: now + linkLasts.invitation })
    const { name } = operators.get(operator).operator
    const { invitation } = mailTexts(who.language)
    if ((await sendConsoleMail(deps, email, invitation(link, name, who.email))) === 'sent') return member
    throw new ProblemError('mail_failed', 'the member was added and can ask for a link; the invitation was not sent')
  }
}
