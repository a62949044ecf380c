import { useState } from 'react'
import type { OperatorRow } from '../../../contract/console/provider-calls.ts'
import { callConsole } from '../../api/call.ts'
import { refresh } from '../../api/use-call.ts'
import { useConsoleFormats, useConsoleTexts } from '../../texts/use-texts.ts'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { Choices } from '../../ui/field.tsx'
import { useAction } from '../../ui/use-action.ts'

const answers = ['allowed', 'denied'] as const
type Props = { operator: OperatorRow; study: NonNullable<OperatorRow['study']>; onClose: () => void }

/** Asks whether the declared study of an operator may leave the coaching popups out. */
export const Study = ({ operator, study: { id, until, allowed }, onClose }: Props) => {
  const { provider } = useConsoleTexts()
  const formats = useConsoleFormats()
  const [answer, setAnswer] = useState<(typeof answers)[number]>(allowed ? 'allowed' : 'denied')
  const { busy, error, run } = useAction()
  const save = () =>
    void run(async () => {
      await callConsole('setStudy', { params: { operator: operator.id }, body: { id, until, allowed: answer === 'allowed' } })
      await refresh('allOperators', 'providerLog')
      onClose()
    })
  return (
    <Dialog
      title={`${provider.study()}: ${operator.name}`}
      message={provider.studyText({ id, until: formats.day(until) })}
      onClose={onClose}
      onSubmit={save}
    >
      <Choices
        legend={provider.studyLegend()}
        value={answer}
        onChoose={setAnswer}
        options={answers.map((value) => ({ value, name: provider.studyAnswers[value](), text: provider.studyMeans[value]() }))}
      />
      <DialogAnswers busy={busy} error={error} onCancel={onClose}>
        {provider.userIdsSave()}
      </DialogAnswers>
    </Dialog>
  )
}
