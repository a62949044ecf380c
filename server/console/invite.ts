import type { MemberRole } from '../../contract/console/call.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'
import { day } from '../process/utc-day.ts'
import { openClientLimits } from '../security/client-limit.ts'
import type { MemberRecord } from '../store/console-store.ts'
import { entryOf } from './entry-of.ts'
import { linkLasts, makeLink } from './links.ts'
import { invitationWords, sendConsoleMail } from './send-link.ts'
import type { Who } from './who.ts'

const perMember = { name: 'console invitations', uses: 50, span: day }

/** Creates members and mails them a first link, subject to a daily limit. */
export const inviter = async (deps: Deps) => {
  const { store, clock, operators } = deps
  const limit = (await openClientLimits(store, clock))(perMember)
  return async (who: Who, operator: string, given: { email: string; role: MemberRole }): Promise<MemberRecord> => {
    const email = given.email.toLowerCase()
    await limit.use(who.email)
    const now = clock()
    const entry = entryOf(deps, who, 'member.added', operator, `${email}, ${given.role}`)
    const noted = store.noting<MemberRecord | undefined>((added) => (added ? [entry] : []))
    const member = await noted.members.add({ email, operator, role: given.role, at: now })
    if (!member) throw new ProblemError('conflict', 'the address already belongs to a member')
    const link = await makeLink(store, deps.consoleAt.url, { email, expiresAt: now + linkLasts.invitation })
    const { name } = operators.get(operator).operator
    if ((await sendConsoleMail(deps, email, invitationWords(link, name, who.email))) === 'sent') return member
    throw new ProblemError('mail_failed', 'the member was added and can ask for a link; the invitation was not sent')
  }
}
