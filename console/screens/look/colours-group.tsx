import { ColourField } from '../../draft/colour-field.tsx'
import { useEditor } from '../../draft/editor-context.ts'
import { TextSetting } from '../../draft/fields.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Group } from './group.tsx'

const marks = ['colorPrimary', 'colorSecondary', 'termsAndConditionColor', 'adviceIconColor'] as const
const buttons = [
  'buttonColorPrimary',
  'buttonColorPrimaryHover',
  'buttonColorPrimaryActive',
  'buttonColorPrimaryDisabled',
  'checkboxColor',
] as const
const grounds = ['secondaryBackgroundColor', 'speedoMeterEmptyColor'] as const

/** Every colour of the theme, by what it is for. */
export const Colours = () => {
  const { look } = useConsoleTexts().t
  const { operator } = useEditor()
  const fields = (names: readonly (keyof typeof look.fields)[]) =>
    names.map((name) => <ColourField key={name} pointer={`/theme/${name}`} label={look.fields[name]()} />)
  return (
    <Group name={look.groups.colours()} within="/theme" open>
      <h3>{look.groups.marks()}</h3>
      {fields(marks)}
      <h3>{look.groups.buttons()}</h3>
      {fields(buttons)}
      <h3>{look.groups.grounds()}</h3>
      {fields(grounds)}
      <h3>{look.groups.decks()}</h3>
      {operator.theme.cardColors.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place.
        <ColourField key={index} pointer={`/theme/cardColors/${index}`} label={look.deck({ number: index + 1 })} />
      ))}
      <TextSetting pointer="/theme/sliderGradient" label={look.fields.sliderGradient()} hint={look.hints.sliderGradient()} />
    </Group>
  )
}
