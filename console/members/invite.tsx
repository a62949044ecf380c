import { useState } from 'react'
import type { MemberRole } from '../../contract/console/console-call.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Dialog, DialogAnswers } from '../ui/dialog.tsx'
import { Choices, TextField } from '../ui/field.tsx'
import { useAction } from '../ui/use-action.ts'
import { useErrorAt } from '../ui/use-error-at.ts'

export const roles = ['owner', 'editor', 'viewer'] as const satisfies readonly MemberRole[]

type Props = {
  send: (member: { email: string; role: MemberRole }) => Promise<void>
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
  const { busy, error, run } = useAction()
  const { at, rest } = useErrorAt(error, '/email')
  const invite = () => {
    const wrong = !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email.trim())
    setInvalid(wrong)
    if (wrong) return
    void run(async () => {
      await send({ email: email.trim(), role })
      onClose()
    })
  }
  return (
    <Dialog title={only ? t.provider.firstOwner() : t.people.invite()} message={t.people.inviteText()} onClose={onClose} onSubmit={invite}>
      <TextField
        label={t.people.email()}
        type="email"
        value={email}
        error={invalid ? t.signIn.invalid() : at('/email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      {!only && (
        <Choices
          legend={t.people.role()}
          value={role}
          onChoose={setRole}
          options={roles.map((value) => ({ value, name: t.people[value](), text: t.people.may[value]() }))}
        />
      )}
      <DialogAnswers busy={busy} error={rest} onCancel={onClose}>
        {t.people.send()}
      </DialogAnswers>
    </Dialog>
  )
}
