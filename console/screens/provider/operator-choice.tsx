import { useState } from 'react'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Choices } from '../../ui/field.tsx'

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
  const act = async () => {
    await save(value)
    onClose()
  }
  return (
    <ActionDialog title={title} message={text} name={provider.userIdsSave()} act={act} onClose={onClose}>
      <Choices legend={legend} value={value} onChoose={setValue} options={options} />
    </ActionDialog>
  )
}
