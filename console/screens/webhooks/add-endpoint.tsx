import { useState } from 'react'
import { type WebhookType, webhookTypes } from '../../../contract/webhooks.ts'
import { callConsole, type Reply } from '../../api/call.ts'
import { textByPath, useConsoleTexts } from '../../texts/use-texts.ts'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Check, TextField } from '../../ui/field.tsx'

type Props = { operator: string; onMade: (made: Reply<'addEndpoint'>) => void; onClose: () => void }

/** Asks for an address, for live or test games, and for its events. */
export const AddEndpoint = ({ operator, onMade, onClose }: Props) => {
  const { t } = useConsoleTexts()
  const [url, setUrl] = useState('https://')
  const [test, setTest] = useState(false)
  const [events, setEvents] = useState<readonly WebhookType[]>(webhookTypes)
  const toggle = (type: WebhookType) => setEvents(events.includes(type) ? events.filter((one) => one !== type) : [...events, type])
  const add = async () => {
    const eventsField = events.length < webhookTypes.length ? { events: [...events] } : {}
    onMade(await callConsole('addEndpoint', { params: { operator }, body: { url: url.trim(), test, ...eventsField } }))
  }
  const head = { title: t.webhooks.add(), message: t.webhooks.addText(), name: t.webhooks.add() }
  return (
    <ActionDialog {...head} act={add} waiting={events.length === 0 && t.webhooks.noEvents()} onClose={onClose}>
      {(errorAt) => (
        <>
          <TextField label={t.page.address()} type="url" value={url} error={errorAt('/url')} onText={setUrl} />
          <Check label={t.webhooks.forTests()} checked={test} onCheck={setTest} />
          <fieldset>
            <legend>{t.webhooks.events()}</legend>
            {webhookTypes.map((type) => (
              <Check key={type} label={textByPath(t.webhooks.types, type)} checked={events.includes(type)} onChange={() => toggle(type)} />
            ))}
          </fieldset>
        </>
      )}
    </ActionDialog>
  )
}
