import { Fragment } from 'react'
import type { Theme } from '../../../contract/theme.ts'
import { ColourField } from '../../draft/colour-field.tsx'
import { useEditor } from '../../draft/editor-context.ts'
import { TextSetting } from '../../draft/fields.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Group } from './group.tsx'

type OtherField = 'fontFamily' | 'buttonTextColor' | 'buttonStartPadding' | 'buttonRounded' | 'cardColors' | 'sliderGradient'
const groupOf: Record<Exclude<keyof Theme, OtherField>, 'marks' | 'buttons' | 'grounds'> = {
  colorPrimary: 'marks',
  colorSecondary: 'marks',
  termsAndConditionColor: 'marks',
  adviceIconColor: 'marks',
  buttonColorPrimary: 'buttons',
  buttonColorPrimaryHover: 'buttons',
  buttonColorPrimaryActive: 'buttons',
  buttonColorPrimaryDisabled: 'buttons',
  checkboxColor: 'buttons',
  secondaryBackgroundColor: 'grounds',
  speedoMeterEmptyColor: 'grounds',
}
const names = Object.keys(groupOf) as (keyof typeof groupOf)[]

/** Every colour of the theme, by what it is for. */
export const Colours = () => {
  const { look } = useConsoleTexts().t
  const { operator } = useEditor()
  return (
    <Group name={look.groups.colours()} within="/theme" open>
      {(['marks', 'buttons', 'grounds'] as const).map((group) => (
        <Fragment key={group}>
          <h3>{look.groups[group]()}</h3>
          {names
            .filter((name) => groupOf[name] === group)
            .map((name) => (
              <ColourField key={name} pointer={`/theme/${name}`} label={look.fields[name]()} />
            ))}
        </Fragment>
      ))}
      <h3>{look.groups.decks()}</h3>
      {operator.theme.cardColors.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place.
        <ColourField key={index} pointer={`/theme/cardColors/${index}`} label={look.deck({ number: index + 1 })} />
      ))}
      <TextSetting pointer="/theme/sliderGradient" label={look.fields.sliderGradient()} hint={look.hints.sliderGradient()} />
    </Group>
  )
}
