import { css } from '@linaria/core'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { palette } from '../../../contract/look/palette.ts'
import type { Operator } from '../../../contract/operator.ts'
import { call, type Reply } from '../../api/call.ts'
import { refresh, useCall } from '../../api/use-call.ts'
import { lookToMessage } from '../../preview/look-to-message.ts'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import { screenPath, useOperator } from '../../session.ts'
import { useTexts } from '../../texts/context.tsx'
import { Answer, RefusalNote } from '../../ui/answer.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { actions, Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { wide } from '../../ui/theme.ts'
import { useAction } from '../../ui/use-action.ts'
import { logoSize } from '../look/add-logo.ts'
import { assetName, base64 } from '../look/file-name.ts'

const layout = css`
  display: grid;
  gap: var(--space-5);
  ${wide} {
    grid-template-columns: 22rem minmax(0, 1fr);
    align-items: center;
  }
`
const form = css`
  display: grid;
  gap: var(--space-4);
  input[type='color'] {
    width: 5rem;
    padding: 0.25rem;
  }
`

type Chosen = { colour: string; name: string; logo: File | undefined }

/** Takes a folder over where the look is still in one, makes the draft of one colour, puts the logo in, and publishes it. */
const publish = async (operator: string, look: Reply<'look'>, { colour, name, logo }: Chosen, note: string) => {
  const params = { operator }
  if (look.source === 'folder') await call('takeOver', { params })
  let draft = await call('addDraft', { params, body: { name: note, start: { from: 'colour', colour, name } } })
  const ofDraft = { operator, draft: `${draft.id}` }
  if (logo) {
    const image = assetName(logo.name)
    draft = await call('putFile', { params: { ...ofDraft, file: image }, body: { revision: draft.revision, data: await base64(logo) } })
    const logos = [{ image, name, ...(await logoSize(logo)) }]
    const branded: Operator = { ...draft.operator, header: { ...draft.operator.header, logos } }
    draft = await call('saveDraft', { params: ofDraft, body: { revision: draft.revision, operator: branded } })
  }
  await call('publish', { params: ofDraft, body: { revision: draft.revision, note } })
}

const Loaded = ({ look }: { look: Reply<'look'> }) => {
  const t = useTexts()
  const go = useNavigate()
  const { id, name: operatorName } = useOperator()
  const [colour, setColour] = useState(look.operator.theme.buttonColorPrimary)
  const [name, setName] = useState(operatorName)
  const [logo, setLogo] = useState<File>()
  const { busy, error, run } = useAction()
  const message = useMemo(() => {
    const theme = { ...look.operator.theme, ...palette(colour) }
    return lookToMessage({ id, ...look, operator: { ...look.operator, theme } })
  }, [id, look, colour])
  const goOn = () =>
    void run(async () => {
      await publish(id, look, { colour, name: name.trim() || operatorName, logo }, t.start.note())
      await refresh('look', 'overview', 'versions', 'log')
      go(screenPath(id))
    })
  return (
    <Panel>
      <div className={layout}>
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <TextField label={t.start.colour()} type="color" value={colour} onChange={(event) => setColour(event.target.value)} />
          <TextField
            label={t.start.logo()}
            hint={t.look.fileHint()}
            type="file"
            accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
            onChange={(event) => setLogo(event.target.files?.[0])}
          />
          <TextField label={t.start.name()} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
          {error !== undefined && <RefusalNote error={error} />}
          <div className={actions}>
            <Button type="submit" waiting={busy && t.common.loading()}>
              {t.start.go()}
            </Button>
            <ButtonLink kind="text" to={screenPath(id)}>
              {t.start.later()}
            </ButtonLink>
          </div>
        </form>
        <PreviewFrame operator={id} name={t.start.frame()} message={message} />
      </div>
    </Panel>
  )
}

/** The first look: one colour, a logo, a name. */
export const Start = () => {
  const t = useTexts()
  const { id } = useOperator()
  const look = useCall('look', { params: { operator: id } }, { revalidateOnFocus: false })
  return (
    <Page title={t.start.title()} text={t.start.text()}>
      <Answer of={look}>{(data) => <Loaded look={data} />}</Answer>
    </Page>
  )
}
