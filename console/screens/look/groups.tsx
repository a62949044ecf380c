import { Link, useParams } from 'react-router-dom'
import { backgroundKinds } from '../../../contract/look/choices.ts'
import { ColourField } from '../../draft/colour-field.tsx'
import { useEditor } from '../../draft/editor-context.ts'
import { CheckSetting, ImageSetting, NumberSetting, SelectSetting, TextSetting } from '../../draft/fields.tsx'
import { screenPath, useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Colours } from './colours-group.tsx'
import { Footer } from './footer-group.tsx'
import { Group, pair } from './group.tsx'
import { Header } from './header-group.tsx'

const Shapes = () => {
  const { look } = useConsoleTexts().t
  return (
    <Group name={look.groups.shapes()} within="-">
      <TextSetting pointer="/theme/fontFamily" label={look.fields.fontFamily()} hint={look.hints.fontFamily()} />
      <SelectSetting
        pointer="/colorScheme"
        label={look.fields.colorScheme()}
        options={[
          { value: 'light', name: look.schemes.light(), is: undefined },
          { value: 'dark', name: look.schemes.dark() },
          { value: 'host', name: look.schemes.host() },
        ]}
      />
      <div className={pair}>
        <TextSetting pointer="/theme/buttonRounded" label={look.fields.buttonRounded()} hint={look.hints.cssLength()} />
        <TextSetting pointer="/theme/buttonStartPadding" label={look.fields.buttonStartPadding()} hint={look.hints.cssLength()} />
      </div>
    </Group>
  )
}

const Background = () => {
  const { look } = useConsoleTexts().t
  const { operator } = useEditor()
  const { kind } = operator.background
  return (
    <Group name={look.groups.background()} within="/background">
      <SelectSetting
        pointer="/background/kind"
        label={look.fields.backgroundKind()}
        options={backgroundKinds.map((value) => ({ value, name: look.backgrounds[value]() }))}
      />
      <ColourField pointer="/background/color" label={look.fields.backgroundColor()} />
      <ColourField pointer="/background/onBackground" label={look.fields.onBackground()} />
      {kind !== 'colour' && (
        <>
          <ImageSetting pointer="/background/image" label={look.fields.backgroundImage()} />
          <div className={pair}>
            <NumberSetting pointer="/background/size" label={look.fields.backgroundSize()} min={16} max={800} />
            <NumberSetting pointer="/background/opacity" label={look.fields.backgroundOpacity()} min={0} max={1} step={0.05} />
          </div>
        </>
      )}
    </Group>
  )
}

/** What the test itself does; languages, help and terms stand among the words. */
const Test = () => {
  const { look } = useConsoleTexts().t
  const { id } = useMembership()
  const { draft } = useParams()
  return (
    <Group name={look.groups.test()} within="-">
      <TextSetting pointer="/name" label={look.fields.name()} maxLength={60} />
      <CheckSetting pointer="/measures" label={look.fields.measures()} on={4} />
      <p>
        <Link to={screenPath(id, `words${draft ? `/${draft}` : ''}?part=languages`)}>{look.moreInWords()}</Link>
      </p>
    </Group>
  )
}

/** Every field of the look, grouped by subject. */
export const Groups = () => (
  <>
    <Colours />
    <Header />
    <Background />
    <Shapes />
    <Footer />
    <Test />
  </>
)
