import { announce } from '../../../app/ui/announcer.tsx'
import { callConsole, refresh } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Note } from '../../ui/note.tsx'
import { useAction } from '../../ui/use-action.tsx'

/** Makes a test secret for the snippet by one press. It is kept by whoever shows the snippet, and is gone with the screen. */
export const TestSecret = ({ made, onMade }: { made: boolean; onMade: (secret: string) => void }) => {
  const { t, formats } = useConsoleTexts()
  const { id, may } = useMembership()
  const { busy, refusal, run } = useAction()
  const make = () =>
    void run(async () => {
      const name = t.page.keyName({ day: formats.day(new Date().toISOString()) })
      const { value } = await callConsole('addKey', { params: { operator: id }, body: { kind: 'test', name } })
      onMade(value)
      announce(t.page.secretMade())
      await refresh('keys', 'overview', 'log')
    })
  if (made) return <Note kind="ok">{t.page.secretMade()}</Note>
  if (!may('owner')) return <Note>{t.page.askOwner()}</Note>
  return (
    <div>
      <Button icon={<Glyph name="key" />} waiting={busy && t.common.loading()} onClick={make}>
        {t.page.makeSecret()}
      </Button>
      {refusal}
    </div>
  )
}
