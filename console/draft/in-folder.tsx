import { callConsole } from '../api/call.ts'
import { useMembership } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Note } from '../ui/note.tsx'
import { ActionButton } from '../ui/use-action.tsx'

/** The look is kept in version control: what that means, and the way out for an owner. */
export const InFolder = () => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  return (
    <Note>
      <p>{t.look.inFolder()}</p>
      {may('owner') && (
        <ActionButton kind="quiet" row act={() => callConsole('takeOver', { params: { operator: id } })}>
          {t.look.takeOver()}
        </ActionButton>
      )}
    </Note>
  )
}
