import type { Language } from '../../../contract/languages.ts'
import { addLogo } from '../../draft/add-logo.ts'
import { ColourField } from '../../draft/colour-field.tsx'
import { useEditor } from '../../draft/editor-context.ts'
import { ImageSetting, NumberSetting, one, TextSetting } from '../../draft/fields.tsx'
import { ImageChoice } from '../../draft/image-choice.tsx'
import { useMembership } from '../../me.ts'
import { useOffered } from '../../preview/use-offered.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { RowButton } from '../../ui/button.tsx'
import { Check } from '../../ui/field.tsx'
import { Group, pair } from './group.tsx'

/** The bar above the test: logos and colours. */
export const Header = () => {
  const { t } = useConsoleTexts()
  const { look } = t
  const { operator, set } = useEditor()
  const { logos } = operator.header
  const setLogos = set && ((next: readonly unknown[]) => set('/header/logos', next))
  return (
    <Group name={look.groups.header()} within="/header">
      {logos.map((logo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a logo is its place.
        <div className={one} key={index}>
          <ImageSetting pointer={`/header/logos/${index}/image`} label={look.logo({ number: index + 1 })} />
          <TextSetting pointer={`/header/logos/${index}/name`} label={look.fields.logoName()} maxLength={60} />
          <div className={pair}>
            <NumberSetting pointer={`/header/logos/${index}/width`} label={look.fields.width()} min={16} max={640} />
            <NumberSetting pointer={`/header/logos/${index}/height`} label={look.fields.height()} min={12} max={48} />
          </div>
          <TextSetting pointer={`/header/logos/${index}/link`} label={look.fields.logoLink()} hint={look.hints.logoLink()} optional />
          <LogoLanguages index={index} />
          {setLogos && (
            <RowButton name={t.common.remove()} of={logo.name} onClick={() => setLogos(logos.filter((_, at) => at !== index))} />
          )}
        </div>
      ))}
      {setLogos && logos.length < 8 && <ImageChoice label={look.addLogo()} shown={undefined} then={addLogo} />}
      <ColourField pointer="/header/background" label={look.fields.headerBackground()} />
      <ColourField pointer="/header/color" label={look.fields.headerColor()} />
    </Group>
  )
}

/** Where a logo is for some languages only. */
const LogoLanguages = ({ index }: { index: number }) => {
  const { look } = useConsoleTexts().t
  const { id } = useMembership()
  const { operator, set } = useEditor()
  const names = useOffered(id)
  const pointer = `/header/logos/${index}/languages`
  const logoLanguages = operator.header.logos[index]?.languages
  if (operator.languages.length < 2) return null
  const isShownIn = (key: Language) => logoLanguages === undefined || logoLanguages.includes(key)
  const toggle = (key: Language) => {
    const next = operator.languages.filter((one) => (one === key ? !isShownIn(one) : isShownIn(one)))
    if (next.length > 0) set?.(pointer, next.length === operator.languages.length ? undefined : next)
  }
  return (
    <fieldset>
      <legend>{look.logoLanguages()}</legend>
      {operator.languages.map((key) => (
        <Check
          key={key}
          label={names.find((one) => one.set === key)?.name ?? key}
          checked={isShownIn(key)}
          disabled={!set}
          onChange={() => toggle(key)}
        />
      ))}
    </fieldset>
  )
}
