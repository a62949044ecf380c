import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '../../../contract/console/look.ts'
import { type ButtonOfColour, buttonOfColour } from '../../../contract/look/button-of-colour.ts'
import { lookOfColour } from '../../../contract/look/look-of-colour.ts'
import { callConsole, type Reply, useCall } from '../../api/call.ts'
import { logoSize } from '../../draft/add-logo.ts'
import { type ButtonChoice, ButtonColour } from '../../draft/button-colour.tsx'
import { sendImage } from '../../draft/file-name.ts'
import { screenPath, useMembership } from '../../me.ts'
import { lookToMessage } from '../../preview/look-to-message.ts'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import { useRefusalText } from '../../texts/use-refusal-text.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { ColourInput } from '../../ui/colour-input.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { actions, beside, Page, Panel, rows } from '../../ui/page.tsx'
import { useAction } from '../../ui/use-action.tsx'

type Chosen = { colour: string; name: string; logo: File | undefined; button: ChosenButton }
/** What is otherwise than the palette has it. */
type ChosenButton = Partial<Omit<ButtonOfColour['own'] & object, 'ratio'>>

const chosenButton = ({ own }: ButtonOfColour, choice: ButtonChoice): ChosenButton => {
  if (choice === 'darker' || !own) return {}
  const { ratio: _ratio, ...button } = own
  return button
}

/** Puts a logo and the chosen buttons into a draft. */
const applyChosen = async (operator: string, { id, revision, operator: look }: Draft, { name, logo, button }: Chosen): Promise<Draft> => {
  const params = { operator, draft: `${id}` }
  const next = { ...look, theme: { ...look.theme, ...button } }
  if (!logo) return callConsole('saveDraft', { params, body: { revision, operator: next } })
  return sendImage(logo, async (image, data) => {
    const draft = await callConsole('putFile', { params: { ...params, file: image }, body: { revision, data } })
    const logos = [{ image, name, ...(await logoSize(logo)) }]
    return callConsole('saveDraft', {
      params,
      body: { revision: draft.revision, operator: { ...next, header: { ...look.header, logos } } },
    })
  })
}

/** Takes over the folder if the look is still in one, makes the draft of one colour, puts the logo in, and publishes it. */
const publish = async (operator: string, look: Reply<'look'>, chosen: Chosen, note: string) => {
  const { colour, name, logo, button } = chosen
  const params = { operator }
  if (look.source === 'folder') await callConsole('takeOver', { params })
  let draft = await callConsole('addDraft', { params, body: { name: note, start: { from: 'colour', colour, name } } })
  const ofDraft = { operator, draft: `${draft.id}` }
  try {
    if (logo || Object.keys(button).length > 0) draft = await applyChosen(operator, draft, chosen)
    await callConsole('publish', { params: ofDraft, body: { revision: draft.revision, note } })
  } catch (problem) {
    // A retry begins again: what is left of this attempt would only pile up.
    await callConsole('removeDraft', { params: ofDraft }).catch(() => {})
    throw problem
  }
}

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Stands for the wordmark that is made of the name where there is no logo: its letters are drawn when the look is published. */
const letters = (name: string, ink: string, accent: string) =>
  dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="32" font-family="system-ui, sans-serif" font-weight="700"><circle cx="14" cy="16" r="13" fill="${accent}"/>` +
      `<text x="14" y="22" font-size="17" text-anchor="middle" fill="#fff">${escapeText(name.slice(0, 1).toUpperCase())}</text>` +
      `<text x="36" y="22.5" font-size="20" fill="${ink}">${escapeText(name)}</text></svg>`,
  )
const escapeText = (text: string) => text.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type ShownLogo = {
  file?: File
  /** For the frame, which cannot open blobs of this page; only of a logo that may be shown. */
  image?: { src: string; width: number; height: number }
  fault?: string
}

/** The chosen logo, which the server checks at once: it is shown, or why it is refused. */
const useLogo = (operator: string) => {
  const refusalText = useRefusalText()
  const latestFile = useRef<File>(undefined)
  const [logo, setLogo] = useState<ShownLogo>({})
  const choose = async (file: File | undefined) => {
    latestFile.current = file
    setLogo(file ? { file } : {})
    if (!file) return
    const checkedLogo = await sendImage(file, async (name, data) => {
      await callConsole('checkFile', { params: { operator, file: name }, body: { data } })
      return { file, image: { src: `data:${file.type};base64,${data}`, ...(await logoSize(file)) } }
    }).catch((problem: unknown) => ({ file, fault: refusalText(problem) }))
    if (latestFile.current === file) setLogo(checkedLogo)
  }
  return { ...logo, choose }
}

const StartContent = ({ look }: { look: Reply<'look'> }) => {
  const { t } = useConsoleTexts()
  const go = useNavigate()
  const { id, name: operatorName } = useMembership()
  const [colour, setColour] = useState(look.operator.theme.buttonColorPrimary)
  const [name, setName] = useState(operatorName)
  const logo = useLogo(id)
  const [choice, setChoice] = useState<ButtonChoice>('darker')
  const fate = useMemo(() => buttonOfColour(colour, lookOfColour('', colour).theme.colorPrimary), [colour])
  const button = useMemo(() => chosenButton(fate, choice), [fate, choice])
  const { busy, refusal, run } = useAction()
  const message = useMemo(() => {
    const { theme, header, background, drawing } = lookOfColour(name, colour)
    const src = logo.image?.src ?? letters(name, theme.colorPrimary, theme.buttonColorPrimary)
    const logos = [{ image: 'logo.svg', name, width: logo.image?.width ?? 240, height: logo.image?.height ?? 32 }]
    const operator = {
      ...look.operator,
      name,
      theme: { ...theme, ...button },
      header: { ...look.operator.header, ...header, logos },
      background,
    }
    const file = { type: 'image/svg+xml', size: 0 }
    const files = [
      { ...file, name: 'logo.svg', href: src },
      { ...file, name: 'background.svg', href: dataUrl(drawing) },
    ]
    return lookToMessage({ id, ...look, operator, files: [...look.files, ...files] })
  }, [id, look, colour, name, logo.image, button])
  const goOn = () =>
    void run(async () => {
      await publish(id, look, { colour, name: name.trim() || operatorName, logo: logo.file, button }, t.start.note())
      go(screenPath(id))
    })
  return (
    <Panel>
      <div className={beside}>
        <form
          className={rows[4]}
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <ColourInput label={t.start.colour()} value={colour} onChange={setColour} />
          <ButtonColour of={fate} choice={choice} onChoose={setChoice} />
          <TextField
            label={t.start.logo()}
            hint={t.start.logoHint({ files: t.look.fileHint() })}
            type="file"
            accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
            error={logo.fault}
            onChange={(event) => void logo.choose(event.target.files?.[0])}
          />
          <TextField label={t.look.fields.name()} maxLength={60} value={name} onText={setName} />
          <Note>{t.start.replaces()}</Note>
          {refusal}
          <div className={actions}>
            <Button type="submit" waiting={busy ? t.common.loading() : logo.fault && t.refusals.bad_file()}>
              {t.start.go()}
            </Button>
            <TextLink to={screenPath(id)}>{t.start.later()}</TextLink>
          </div>
        </form>
        <PreviewFrame name={t.start.frame()} message={message} />
      </div>
    </Panel>
  )
}

/** The first look: one colour, a logo, a name. */
export const Start = () => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const look = useCall('look', { params: { operator: id } }, { revalidateOnFocus: false })
  return (
    <Page title={t.overview.startLook()} text={t.start.text()}>
      <Answer of={look}>{(data) => <StartContent look={data} />}</Answer>
    </Page>
  )
}
