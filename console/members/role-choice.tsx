import { startTransition, useActionState, useOptimistic } from 'react'
import type { MemberRole } from '../../contract/console/console-call.ts'
import type { Member } from '../../contract/console/member-calls.ts'
import { callConsole, refreshShown } from '../api/call.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { RefusalNote } from '../ui/answer.tsx'
import { control, Options } from '../ui/field.tsx'
import { roles } from './invite.tsx'

/** A member's role, to be changed. A new choice while a change is under way counts too: changes are made in order. */
export const RoleChoice = ({ operator, member }: { operator: string; member: Member }) => {
  const { t } = useConsoleTexts()
  const [shownRole, show] = useOptimistic(member.role)
  const [error, change, busy] = useActionState(async (_: unknown, role: MemberRole) => {
    try {
      await callConsole('changeRole', { params: { operator, member: `${member.id}` }, body: { role } })
      await refreshShown()
      return undefined
    } catch (problem) {
      return problem
    }
  }, undefined)
  const choose = (role: MemberRole) =>
    startTransition(() => {
      show(role)
      change(role)
    })
  return (
    <>
      <select
        className={control}
        aria-label={`${t.people.role()}: ${member.email}`}
        aria-busy={busy}
        value={shownRole}
        onChange={(event) => choose(event.target.value as MemberRole)}
      >
        <Options of={roles.map((role) => ({ value: role, name: t.people[role]() }))} />
      </select>
      {error !== undefined && <RefusalNote error={error} />}
    </>
  )
}
