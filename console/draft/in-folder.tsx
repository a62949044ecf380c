import { callConsole, refresh } from '../api/call.ts'
import { useMembership } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { useAction } from '../ui/use-action.tsx'

/** The look is kept in version control: what that means, and the way out for an owner. */
export const InFolder = () => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  const { busy, refusal, run } = useAction()
  const takeOver = () =>
    void run(async () => {
      await callConsole('takeOver', { params: { operator: id } })
      await refresh('look', 'versions', 'overview', 'log')
    })
  return (
    <Note>
      <p>{t.look.inFolder()}</p>
      {may('owner') && (
        <Button kind="quiet" row waiting={busy && t.common.loading()} onClick={takeOver}>
          {t.look.takeOver()}
        </Button>
      )}
      {refusal}
    </Note>
  )
}
