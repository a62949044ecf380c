import { type Member, memberCalls } from '../../../contract/console/member-calls.ts'
import { reason } from '../../../contract/console/reasons.ts'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { orNotFound, ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import { isoTime } from '../../process/time.ts'
import { ifOwner } from '../../store/audit.ts'
import type { MemberRecord } from '../../store/members.ts'
import { type Caller, entryOf } from '../caller.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { createInviter, type InviteNeeds } from '../invite.ts'

/** What a member is at a time whose first link works until another, if there is one. */
const stateOf = ({ lastSeen }: MemberRecord, now: number, linkUntil = 0): Pick<Member, 'state' | 'linkUntil'> => {
  if (lastSeen !== null) return { state: 'active' }
  return linkUntil > now ? { state: 'invited', linkUntil: isoTime(linkUntil) } : { state: 'ended' }
}

/** Members of an operator. */
export const routes = async (app: App, deps: ConsoleNeeds & InviteNeeds): Promise<void> => {
  const route = consoleRoutes(app, deps)
  const { store, clock } = deps
  const { invite, inviteAgain } = await createInviter(deps)

  const listMembers = async (caller: Caller, operator: string): Promise<Member[]> => {
    const links = await store.members.firstLinks(operator)
    return (await store.members.list(operator)).map((member) => ({
      id: member.id,
      email: member.email,
      role: member.role,
      since: isoTime(member.createdAt),
      ...(member.lastSeen !== null && { lastSeen: isoTime(member.lastSeen) }),
      ...stateOf(member, clock(), links.get(member.email)),
      you: member.email === caller.email,
    }))
  }
  const toMember = (caller: Caller, operator: string, id: number): Promise<Member> =>
    orNotFound(listMembers(caller, operator).then((list) => list.find((each) => each.id === id)))

  route(memberCalls.members, async ({ caller, params }) => ({ members: await listMembers(caller, params.operator) }))

  const newMember = {
    nameOf: ({ id }: Member) => `${id}`,
    again: (id: string, { caller, params }: { caller: Caller; params: { operator: string } }) =>
      toMember(caller, params.operator, Number(id)),
  }
  route(memberCalls.invite, newMember, async ({ caller, params, body }) => {
    if (!parseMailAddress(body.email)) throw new ProblemError('invalid', reason('no_mail'), { pointer: '/email' })
    return toMember(caller, params.operator, (await invite(caller, params.operator, body)).id)
  })

  route(memberCalls.inviteAgain, newMember, async ({ caller, params: { operator, member } }) => {
    const { email, state } = await toMember(caller, operator, Number(member))
    if (state === 'active') throw new ProblemError('conflict', reason('member_active'))
    await inviteAgain(caller, operator, email)
    return toMember(caller, operator, Number(member))
  })

  route(memberCalls.changeRole, async ({ caller, params, body }) => {
    const auditedStore = store.noting<MemberRecord>(({ email }) => [
      entryOf(deps, caller, 'member.role_changed', params.operator, `${email}, ${body.role}`, ifOwner(email, body.role)),
    ])
    await auditedStore.members.setRole(params.operator, Number(params.member), body.role)
    return toMember(caller, params.operator, Number(params.member))
  })

  route(memberCalls.removeMember, async ({ caller, params }) => {
    const auditedStore = store.noting<MemberRecord>(({ email }) => [entryOf(deps, caller, 'member.removed', params.operator, email)])
    await auditedStore.members.remove(params.operator, Number(params.member))
    return null
  })
}
