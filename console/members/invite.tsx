import { useState } from 'react'
import { type MemberRole, memberRoles } from '../../contract/console/console-call.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { ActionDialog } from '../ui/dialog.tsx'
import { Choices, TextField } from '../ui/field.tsx'

export const roles = memberRoles.toReversed()

type Props = {
  send: (member: { email: string; role: MemberRole }) => Promise<unknown>
  /** The one role that can be given; otherwise all can. */
  only?: MemberRole
  onClose: () => void
}

/** Asks whom to invite, and as what. */
export const Invite = ({ send, only, onClose }: Props) => {
  const { t } = useConsoleTexts()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>(only ?? 'editor')
  const [invalid, setInvalid] = useState(false)
  const invite = async () => {
    const wrong = !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email.trim())
    setInvalid(wrong)
    if (wrong) return
    await send({ email: email.trim(), role })
    onClose()
  }
  const title = only ? t.provider.firstOwner() : t.people.invite()
  return (
    <ActionDialog title={title} message={t.people.inviteText()} name={t.people.send()} act={invite} onClose={onClose}>
      {(errorAt) => (
        <>
          <TextField
            label={t.people.email()}
            type="email"
            value={email}
            error={invalid ? t.signIn.invalid() : errorAt('/email')}
            onText={setEmail}
          />
          {!only && (
            <Choices
              legend={t.people.role()}
              value={role}
              onChoose={setRole}
              options={roles.map((value) => ({ value, name: t.people[value](), text: t.people.may[value]() }))}
            />
          )}
        </>
      )}
    </ActionDialog>
  )
}
