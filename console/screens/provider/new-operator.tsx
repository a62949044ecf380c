import { useState } from 'react'
import { announce } from '../../../app/ui/announcer.tsx'
import { languages } from '../../../contract/languages.ts'
import { ownSets } from '../../../contract/look/choices.ts'
import { sets } from '../../../i18n/sets.ts'
import { callConsole } from '../../api/call.ts'
import { plain } from '../../plain-text.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ColourInput } from '../../ui/colour-input.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Select, TextField } from '../../ui/field.tsx'

/** An id made of a name; empty where the name has no Latin letters or digits. */
export const idOfName = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

const offered = languages.filter((set) => !ownSets.some((name) => set.endsWith(name)))

/** Makes an operator, and invites its first owner. */
export const NewOperator = ({ onClose }: { onClose: () => void }) => {
  const { t } = useConsoleTexts()
  const [name, setName] = useState('')
  const [ownId, setOwnId] = useState<string>()
  const [email, setEmail] = useState('')
  const [colour, setColour] = useState('#1f4e79')
  const [language, setLanguage] = useState<(typeof offered)[number]>('eng')
  const [made, setMade] = useState(false)
  const id = ownId ?? idOfName(name)
  const make = async () => {
    // After a mail that was not sent only the mail is tried again.
    if (!made) await callConsole('addOperator', { body: { id, name: name.trim(), colour, language } })
    setMade(true)
    if (email.trim()) await callConsole('inviteTo', { params: { operator: id }, body: { email: email.trim(), role: 'owner' } })
    announce(t.provider.made({ operator: name.trim() }))
    onClose()
  }
  const head = { title: t.provider.newOperator(), message: t.provider.newText(), name: t.provider.makeOperator() }
  return (
    <ActionDialog {...head} act={make} waiting={name.trim() && id ? undefined : t.common.missing()} onClose={onClose}>
      {(errorAt) => (
        <>
          <TextField label={t.look.fields.name()} maxLength={60} value={name} error={errorAt('/name')} disabled={made} onText={setName} />
          <TextField
            label={t.provider.id()}
            hint={t.provider.idHint()}
            maxLength={60}
            value={id}
            error={errorAt('/id')}
            disabled={made}
            spellCheck={false}
            onText={setOwnId}
          />
          <ColourInput label={t.start.colour()} value={colour} onChange={setColour} />
          <Select
            label={t.look.language()}
            value={language}
            onChoose={setLanguage}
            options={offered.map((value) => ({ value, name: sets[value].name, lang: sets[value].lang }))}
          />
          <TextField
            label={t.provider.firstOwnerAddress()}
            hint={t.people.inviteText()}
            type="email"
            value={email}
            error={errorAt('/email')}
            onText={setEmail}
          />
        </>
      )}
    </ActionDialog>
  )
}
