import { css, cx } from '@linaria/core'
import { useMemo, useState } from 'react'
import { useMembership } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Check, Select } from '../ui/field.tsx'
import { tools } from '../ui/page.tsx'
import { Segment } from '../ui/segment.tsx'
import { lookToMessage, type ShownLook, type ShownScheme, shownSchemes } from './look-to-message.ts'
import { type Device, devices, PreviewFrame } from './preview-frame.tsx'
import { useOffered } from './use-offered.ts'

const stage = css`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;
`
const wideChoices = css`
  select {
    min-width: 9rem;
  }
`
const frames = css`
  display: grid;
  gap: var(--space-5);
  &[data-beside] {
    grid-template-columns: 1fr 1fr;
  }
`

/** `landing/first-visit` as people read it. */
const sceneName = (scene: string): string => scene.replace('/', ': ').replaceAll('-', ' ')

type Props = {
  look: ShownLook
  name: string
  /** What players see now, to be compared with. */
  published?: ShownLook | undefined
}

/** The frame with what it shows: screen and state, language, device, colour scheme. */
export const Stage = ({ look, name, published }: Props) => {
  const { t } = useConsoleTexts()
  const languages = useOffered(useMembership().id)
  const [scene, setScene] = useState('landing/first-visit')
  const [scenes, setScenes] = useState<readonly string[]>([scene])
  const [language, setLanguage] = useState('')
  const [device, setDevice] = useState<Device>(() => (innerWidth < 600 ? 'phone' : 'desktop'))
  const [scheme, setScheme] = useState<ShownScheme>('light')
  const message = useMemo(() => lookToMessage(look, scheme), [look, scheme])
  const publishedMessage = useMemo(() => published && lookToMessage(published, scheme), [published, scheme])
  const [compare, setCompare] = useState(false)
  const previewed = { scene, device, language: language || undefined }
  return (
    <div className={stage}>
      <div className={cx(tools, wideChoices)}>
        <Select
          label={t.look.screen()}
          value={scene}
          onChoose={setScene}
          options={scenes.map((value) => ({ value, name: sceneName(value) }))}
        />
        <Select
          label={t.look.language()}
          value={language}
          onChoose={setLanguage}
          options={[{ value: '', name: t.look.usualLanguage() }, ...languages.map(({ set, name: own }) => ({ value: set, name: own }))]}
        />
        <Segment
          legend={t.look.device()}
          value={device}
          onChoose={setDevice}
          options={(Object.keys(devices) as Device[]).map((value) => ({ value, name: t.look.devices[value](), symbol: value }))}
        />
        <Select
          label={t.look.fields.colorScheme()}
          value={scheme}
          onChoose={setScheme}
          options={shownSchemes.map((value) => ({ value, name: t.look.schemes[value]() }))}
        />
        {published && <Check label={t.look.compare()} checked={compare} onCheck={setCompare} />}
      </div>
      <div className={frames} data-beside={compare && device === 'phone' ? '' : undefined}>
        <PreviewFrame {...previewed} name={name} message={message} onScenes={setScenes} maxHeight={860} />
        {compare && <PreviewFrame {...previewed} name={t.look.published()} message={publishedMessage} maxHeight={860} />}
      </div>
    </div>
  )
}
