import { announce } from '../../../app/ui/announcer.tsx'
import { callConsole } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { Note } from '../../ui/note.tsx'
import { ActionButton } from '../../ui/use-action.tsx'

/** Makes a test secret for the snippet by one press. It is kept by whoever shows the snippet, and is gone with the screen. */
export const TestSecret = ({ made, onMade }: { made: boolean; onMade: (secret: string) => void }) => {
  const { t, formats } = useConsoleTexts()
  const { id, may } = useMembership()
  const make = async () => {
    const name = t.page.keyName({ day: formats.day(new Date().toISOString()) })
    const { value } = await callConsole('addKey', { params: { operator: id }, body: { kind: 'test', name } })
    onMade(value)
    announce(t.page.secretMade())
  }
  if (made) return <Note kind="ok">{t.page.secretMade()}</Note>
  if (!may('owner')) return <Note>{t.page.askOwner()}</Note>
  return (
    <div>
      <ActionButton icon={<Glyph name="key" />} act={make}>
        {t.page.makeSecret()}
      </ActionButton>
    </div>
  )
}
