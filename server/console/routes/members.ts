import { type Member, memberCalls } from '../../../contract/console/members.ts'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import type { Deps } from '../../http/deps.ts'
import { isoTime } from '../../process/iso-time.ts'
import { ifOwner } from '../../store/audit-entry.ts'
import type { MemberRecord } from '../../store/console-store.ts'
import { consoleRoute } from '../console-route.ts'
import { entryOf } from '../entry-of.ts'
import { inviter } from '../invite.ts'
import type { Who } from '../who.ts'

const toMember = (who: Who, { id, email, role, createdAt, lastSeen }: MemberRecord): Member => ({
  id,
  email,
  role,
  since: isoTime(createdAt),
  ...(lastSeen !== undefined && { lastSeen: isoTime(lastSeen) }),
  you: email === who.email,
})

/** Members of an operator. */
export const routes = async (app: App, deps: Deps): Promise<void> => {
  const { store } = deps
  const invite = await inviter(deps)

  consoleRoute(app, deps, memberCalls.members, async ({ who, params }) => ({
    members: (await store.members.list(params.operator)).map((member) => toMember(who, member)),
  }))

  consoleRoute(
    app,
    deps,
    memberCalls.invite,
    async ({ who, params, body }) => {
      if (!parseMailAddress(body.email)) throw new ProblemError('invalid', 'no mail can be sent to this address', { pointer: '/email' })
      return toMember(who, await invite(who, params.operator, body))
    },
    {
      nameOf: ({ id }) => `${id}`,
      async again(id, { who, params }) {
        const member = (await store.members.list(params.operator)).find((each) => `${each.id}` === id)
        if (!member) throw new ProblemError('not_found')
        return toMember(who, member)
      },
    },
  )

  consoleRoute(app, deps, memberCalls.changeRole, async ({ who, params, body }) => {
    const noted = store.noting<MemberRecord>(({ email }) => [
      entryOf(deps, who, 'member.role_changed', params.operator, `${email}, ${body.role}`, ifOwner(email, body.role)),
    ])
    return toMember(who, await noted.members.setRole(params.operator, Number(params.member), body.role))
  })

  consoleRoute(app, deps, memberCalls.removeMember, async ({ who, params }) => {
    const noted = store.noting<MemberRecord>(({ email }) => [entryOf(deps, who, 'member.removed', params.operator, email)])
    await noted.members.remove(params.operator, Number(params.member))
    return null
  })
}
