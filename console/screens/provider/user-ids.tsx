import { useState } from 'react'
import type { OperatorRow } from '../../../contract/console/provider-calls.ts'
import { type UserIdMode, userIdModes } from '../../../contract/operator.ts'
import { callConsole } from '../../api/call.ts'
import { refresh } from '../../api/use-call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { Choices } from '../../ui/field.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Asks whether page secrets may use the user ids of an operator. */
export const UserIds = ({ operator: { id, name, userIds }, onClose }: { operator: OperatorRow; onClose: () => void }) => {
  const { provider } = useConsoleTexts()
  const [chosenMode, setChosenMode] = useState<UserIdMode>(userIds)
  const { busy, error, run } = useAction()
  const save = () =>
    void run(async () => {
      await callConsole('setUserIds', { params: { operator: id }, body: { userIds: chosenMode } })
      await refresh('allOperators', 'providerLog')
      onClose()
    })
  return (
    <Dialog title={`${provider.userIds()}: ${name}`} message={provider.userIdsText()} onClose={onClose} onSubmit={save}>
      <Choices
        legend={provider.userIdsLegend()}
        value={chosenMode}
        onChoose={setChosenMode}
        options={userIdModes.map((value) => ({ value, name: provider.userIdModes[value](), text: provider.userIdMeans[value]() }))}
      />
      <DialogAnswers busy={busy} error={error} onCancel={onClose}>
        {provider.userIdsSave()}
      </DialogAnswers>
    </Dialog>
  )
}
