import { useState } from 'react'
import type { WebhookType } from '../../../contract/webhooks.ts'
import { callConsole, type Reply } from '../../api/call.ts'
import { textAt, useConsoleTexts } from '../../texts/use-texts.ts'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { Check, TextField } from '../../ui/field.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useErrorAt } from '../../ui/use-error-at.ts'

const types = [
  'game.started',
  'game.completed',
  'game.analysed',
  'result.shared',
  'consent.withdrawn',
  'user.deleted',
] as const satisfies readonly WebhookType[]

type Props = { operator: string; onMade: (made: Reply<'addEndpoint'>) => void; onClose: () => void }

/** Asks for an address, for live or test games, and for its events. */
export const AddEndpoint = ({ operator, onMade, onClose }: Props) => {
  const { t } = useConsoleTexts()
  const [url, setUrl] = useState('https://')
  const [test, setTest] = useState(false)
  const [events, setEvents] = useState<readonly WebhookType[]>(types)
  const { busy, error, run } = useAction()
  const { at, rest } = useErrorAt(error, '/url')
  const toggle = (type: WebhookType) => setEvents(events.includes(type) ? events.filter((one) => one !== type) : [...events, type])
  const add = () =>
    void run(async () => {
      const eventsField = events.length < types.length ? { events: types.filter((type) => events.includes(type)) } : {}
      onMade(await callConsole('addEndpoint', { params: { operator }, body: { url: url.trim(), test, ...eventsField } }))
    })
  return (
    <Dialog title={t.webhooks.add()} message={t.webhooks.addText()} onClose={onClose} onSubmit={add}>
      <TextField label={t.webhooks.url()} type="url" value={url} error={at('/url')} onChange={(event) => setUrl(event.target.value)} />
      <Check label={t.webhooks.forTests()} checked={test} onChange={(event) => setTest(event.target.checked)} />
      <fieldset>
        <legend>{t.webhooks.events()}</legend>
        {types.map((type) => (
          <Check key={type} label={textAt(t.webhooks.types, type)} checked={events.includes(type)} onChange={() => toggle(type)} />
        ))}
      </fieldset>
      <DialogAnswers busy={busy} error={rest} waiting={events.length === 0 && t.webhooks.noEvents()} onCancel={onClose}>
        {t.webhooks.add()}
      </DialogAnswers>
    </Dialog>
  )
}
