import { type Member, memberCalls } from '../../../contract/console/members.ts'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import type { Deps } from '../../http/deps.ts'
import { isoTime } from '../../process/iso-time.ts'
import { ifOwner, type MemberRecord } from '../../store/records.ts'
import type { Caller } from '../caller.ts'
import { consoleRoute } from '../console-route.ts'
import { entryOf } from '../entry-of.ts'
import { createInviter } from '../invite.ts'

const toMember = (caller: Caller, { id, email, role, createdAt, lastSeen }: MemberRecord): Member => ({
  id,
  email,
  role,
  since: isoTime(createdAt),
  ...(lastSeen !== undefined && { lastSeen: isoTime(lastSeen) }),
  you: email === caller.email,
})

/** Members of an operator. */
export const routes = async (app: App, deps: Deps): Promise<void> => {
  const { store } = deps
  const invite = await createInviter(deps)

  consoleRoute(app, deps, memberCalls.members, async ({ caller, params }) => ({
    members: (await store.members.list(params.operator)).map((member) => toMember(caller, member)),
  }))

  consoleRoute(
    app,
    deps,
    memberCalls.invite,
    async ({ caller, params, body }) => {
      if (!parseMailAddress(body.email)) throw new ProblemError('invalid', 'no mail can be sent to this address', { pointer: '/email' })
      return toMember(caller, await invite(caller, params.operator, body))
    },
    {
      nameOf: ({ id }) => `${id}`,
      async again(id, { caller, params }) {
        const member = (await store.members.list(params.operator)).find((each) => `${each.id}` === id)
        if (!member) throw new ProblemError('not_found')
        return toMember(caller, member)
      },
    },
  )

  consoleRoute(app, deps, memberCalls.changeRole, async ({ caller, params, body }) => {
    const auditedStore = store.noting<MemberRecord>(({ email }) => [
      entryOf(deps, caller, 'member.role_changed', params.operator, `${email}, ${body.role}`, ifOwner(email, body.role)),
    ])
    return toMember(caller, await auditedStore.members.setRole(params.operator, Number(params.member), body.role))
  })

  consoleRoute(app, deps, memberCalls.removeMember, async ({ caller, params }) => {
    const auditedStore = store.noting<MemberRecord>(({ email }) => [entryOf(deps, caller, 'member.removed', params.operator, email)])
    await auditedStore.members.remove(params.operator, Number(params.member))
    return null
  })
}
