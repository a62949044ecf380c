import { useState } from 'react'
import { refresh } from '../../api/use-call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { Choices } from '../../ui/field.tsx'
import { useAction } from '../../ui/use-action.ts'

type Props<Value> = {
  title: string
  text: string
  legend: string
  present: Value
  options: readonly { value: Value; name: string; text: string }[]
  save: (value: Value) => Promise<unknown>
  onClose: () => void
}

/** Asks the provider one thing about an operator. */
export const OperatorChoice = <Value extends string>({ title, text, legend, present, options, save, onClose }: Props<Value>) => {
  const { provider } = useConsoleTexts().t
  const [value, setValue] = useState(present)
  const { busy, error, run } = useAction()
  const submit = () =>
    void run(async () => {
      await save(value)
      await refresh('allOperators', 'providerLog')
      onClose()
    })
  return (
    <Dialog title={title} message={text} onClose={onClose} onSubmit={submit}>
      <Choices legend={legend} value={value} onChoose={setValue} options={options} />
      <DialogAnswers busy={busy} error={error} onCancel={onClose}>
        {provider.userIdsSave()}
      </DialogAnswers>
    </Dialog>
  )
}
