import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { backgroundKinds, footerLinks, languageSwitches } from '../../../contract/look/choices.ts'
import { useCall } from '../../api/use-call.ts'
import { useOperator } from '../../session.ts'
import { useTexts } from '../../texts/context.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, TextField } from '../../ui/field.tsx'
import { Count } from '../../ui/state-mark.tsx'
import { addLogo } from './add-logo.ts'
import { ColourField } from './colour-field.tsx'
import { useEditor } from './editor-context.ts'
import { CheckAt, ImageAt, NumberAt, SelectAt, TextAt } from './fields.tsx'
import { ImageChoice } from './image-choice.tsx'
import { read } from './pointer.ts'

const group = css`
  border-bottom: 1px solid var(--line);
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 3.25rem;
    padding: 0 var(--space-4);
    cursor: pointer;
    font-weight: var(--semibold);
    color: var(--colorPrimary);
  }
  > summary > b {
    margin-inline-start: auto;
  }
  > summary:focus-visible {
    outline-offset: -3px;
  }
  > div {
    display: grid;
    gap: var(--space-4);
    padding: 0 var(--space-4) var(--space-5);
  }
  h4 {
    margin: 0 0 calc(-1 * var(--space-2));
    font-size: var(--text-xs);
    font-weight: var(--medium);
    color: var(--inkSoft);
  }
`
const pair = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`
const one = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
`

/** Some fields below one name, with how many of their colours fail. */
const Group = ({ name, within, open = false, children }: { name: string; within: string; open?: boolean; children: ReactNode }) => {
  const { judged } = useEditor()
  const fails = [...judged.values()].filter(
    ({ pointer, mend }) => mend !== undefined && within.split(' ').some((start) => pointer.startsWith(start)),
  )
  return (
    <details className={group} open={open}>
      <summary>
        {name}
        {fails.length > 0 && <Count>{fails.length}</Count>}
      </summary>
      <div>{children}</div>
    </details>
  )
}

const marks = ['colorPrimary', 'colorSecondary', 'termsAndConditionColor', 'adviceIconColor'] as const
const buttons = [
  'buttonColorPrimary',
  'buttonColorPrimaryHover',
  'buttonColorPrimaryActive',
  'buttonColorPrimaryDisabled',
  'checkboxColor',
] as const
const grounds = ['secondaryBackgroundColor', 'speedoMeterEmptyColor'] as const

const Colours = () => {
  const { look } = useTexts()
  const { operator } = useEditor()
  const fields = (names: readonly (keyof typeof look.fields)[]) =>
    names.map((name) => <ColourField key={name} pointer={`/theme/${name}`} label={look.fields[name]()} />)
  return (
    <Group name={look.groups.colours()} within="/theme" open>
      <h4>{look.groups.marks()}</h4>
      {fields(marks)}
      <h4>{look.groups.buttons()}</h4>
      {fields(buttons)}
      <h4>{look.groups.grounds()}</h4>
      {fields(grounds)}
      <h4>{look.groups.decks()}</h4>
      {operator.theme.cardColors.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place.
        <ColourField key={index} pointer={`/theme/cardColors/${index}`} label={look.deck({ number: index + 1 })} />
      ))}
      <TextAt pointer="/theme/sliderGradient" label={look.fields.sliderGradient()} hint={look.hints.sliderGradient()} />
    </Group>
  )
}

const Shapes = () => {
  const { look } = useTexts()
  return (
    <Group name={look.groups.shapes()} within="-">
      <TextAt pointer="/theme/fontFamily" label={look.fields.fontFamily()} hint={look.hints.fontFamily()} />
      <SelectAt
        pointer="/colorScheme"
        label={look.fields.colorScheme()}
        options={[
          { value: 'light', name: look.schemes.light(), is: undefined },
          { value: 'dark', name: look.schemes.dark() },
          { value: 'host', name: look.schemes.host() },
        ]}
      />
      <div className={pair}>
        <TextAt pointer="/theme/buttonRounded" label={look.fields.buttonRounded()} hint={look.hints.cssLength()} />
        <TextAt pointer="/theme/buttonStartPadding" label={look.fields.buttonStartPadding()} hint={look.hints.cssLength()} />
      </div>
    </Group>
  )
}

const Header = () => {
  const t = useTexts()
  const { look } = t
  const { operator, set } = useEditor()
  const { logos } = operator.header
  const setLogos = set && ((next: readonly unknown[]) => set('/header/logos', next))
  return (
    <Group name={look.groups.header()} within="/header">
      {logos.map((logo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a logo is its place.
        <div className={one} key={index}>
          <ImageAt pointer={`/header/logos/${index}/image`} label={look.logo({ number: index + 1 })} />
          <TextAt pointer={`/header/logos/${index}/name`} label={look.fields.logoName()} maxLength={60} />
          <div className={pair}>
            <NumberAt pointer={`/header/logos/${index}/width`} label={look.fields.width()} min={16} max={640} />
            <NumberAt pointer={`/header/logos/${index}/height`} label={look.fields.height()} min={12} max={48} />
          </div>
          <TextAt pointer={`/header/logos/${index}/link`} label={look.fields.logoLink()} hint={look.hints.logoLink()} optional />
          {setLogos && (
            <Button
              kind="text"
              row
              aria-label={`${t.common.remove()}: ${logo.name}`}
              onClick={() => setLogos(logos.filter((_, at) => at !== index))}
            >
              {t.common.remove()}
            </Button>
          )}
        </div>
      ))}
      {setLogos && logos.length < 8 && <AddLogo />}
      <ColourField pointer="/header/background" label={look.fields.headerBackground()} />
      <ColourField pointer="/header/color" label={look.fields.headerColor()} />
      <SelectAt
        pointer="/header/switch"
        label={look.fields.switch()}
        options={languageSwitches.map((value) => ({ value, name: look.switches[value]() }))}
      />
    </Group>
  )
}

/** Makes a logo from its file, drawn 28 px high. */
const AddLogo = () => {
  const { look } = useTexts()
  return <ImageChoice label={look.addLogo()} shown={undefined} then={addLogo} />
}

const Background = () => {
  const { look } = useTexts()
  const { operator } = useEditor()
  const { kind } = operator.background
  return (
    <Group name={look.groups.background()} within="/background">
      <SelectAt
        pointer="/background/kind"
        label={look.fields.backgroundKind()}
        options={backgroundKinds.map((value) => ({ value, name: look.backgrounds[value]() }))}
      />
      <ColourField pointer="/background/color" label={look.fields.backgroundColor()} />
      <ColourField pointer="/background/onBackground" label={look.fields.onBackground()} />
      {kind !== 'colour' && (
        <>
          <ImageAt pointer="/background/image" label={look.fields.backgroundImage()} />
          <div className={pair}>
            <NumberAt pointer="/background/size" label={look.fields.backgroundSize()} min={16} max={800} />
            <NumberAt pointer="/background/opacity" label={look.fields.backgroundOpacity()} min={0} max={1} step={0.05} />
          </div>
        </>
      )}
    </Group>
  )
}

const Footer = () => {
  const { look } = useTexts()
  const { operator, set } = useEditor()
  const { footer } = operator
  return (
    <Group name={look.groups.footer()} within="/footer">
      <Check
        label={look.fields.footer()}
        checked={footer !== undefined}
        disabled={!set}
        onChange={(event) => set?.('/footer', event.target.checked ? { links: [] } : undefined)}
      />
      {footer && (
        <>
          <ColourAtChoice pointer="/footer/background" label={look.fields.footerBackground()} usual={operator.background.color} />
          <ColourAtChoice pointer="/footer/color" label={look.fields.footerColor()} usual={operator.background.onBackground} />
          {footerLinks.map((kind) => (
            <FooterLink key={kind} kind={kind} />
          ))}
          <CheckAt pointer="/footer/notice" label={look.fields.notice()} />
          <HelpMark pointer="/footer/helpLine" label={look.fields.helpLine()} />
          <HelpMark pointer="/footer/dedicated" label={look.fields.dedicated()} colours />
        </>
      )}
    </Group>
  )
}

/** A colour that is taken from another one unless it is chosen. */
const ColourAtChoice = ({ pointer, label, usual }: { pointer: string; label: string; usual: string }) => {
  const { look } = useTexts()
  const { operator, set } = useEditor()
  const chosen = read(operator, pointer) !== undefined
  return (
    <div>
      <Check
        label={look.ownColour({ name: label })}
        checked={chosen}
        disabled={!set}
        onChange={(event) => set?.(pointer, event.target.checked ? usual : undefined)}
      />
      {chosen && <ColourField pointer={pointer} label={label} />}
    </div>
  )
}

const FooterLink = ({ kind }: { kind: (typeof footerLinks)[number] }) => {
  const { look } = useTexts()
  const { operator, set } = useEditor()
  const links = operator.footer?.links ?? []
  const change = (href: string) => {
    const others = links.filter((link) => link.kind !== kind)
    const at = links.findIndex((link) => link.kind === kind)
    if (href === '') return set?.('/footer/links', others)
    set?.('/footer/links', at < 0 ? [...links, { kind, href }] : links.map((link) => (link.kind === kind ? { kind, href } : link)))
  }
  return (
    <TextField
      label={look.footerLinks[kind]()}
      type="url"
      placeholder="https://"
      value={links.find((link) => link.kind === kind)?.href ?? ''}
      readOnly={!set}
      onChange={(event) => change(event.target.value)}
    />
  )
}

const HelpMark = ({ pointer, label, colours = false }: { pointer: string; label: string; colours?: boolean }) => {
  const { look } = useTexts()
  const { operator, files, set } = useEditor()
  const there = read(operator, pointer) !== undefined
  const first = files[0]?.name ?? ''
  const ground = { background: operator.background.color, color: operator.background.onBackground }
  return (
    <div className={one}>
      <Check
        label={label}
        checked={there}
        disabled={!set}
        onChange={(event) =>
          set?.(pointer, event.target.checked ? { country: operator.country ?? 'DK', image: first, ...(colours && ground) } : undefined)
        }
      />
      {there && (
        <>
          <TextAt pointer={`${pointer}/country`} label={look.fields.helpCountry()} hint={look.hints.country()} />
          <ImageAt pointer={`${pointer}/image`} label={look.fields.helpImage()} />
          {colours && (
            <>
              <ColourField pointer={`${pointer}/background`} label={look.fields.footerBackground()} />
              <ColourField pointer={`${pointer}/color`} label={look.fields.footerColor()} />
            </>
          )}
        </>
      )}
    </div>
  )
}

const Test = () => {
  const { look } = useTexts()
  const { id } = useOperator()
  const { operator, set } = useEditor()
  const languages = useCall('languages', { params: { operator: id } })
  const rows = languages.data?.languages.filter(({ mayOffer }) => mayOffer) ?? []
  const offered = (key: string) => operator.languages.some((language) => language === key)
  const toggle = (key: string) =>
    set?.('/languages', offered(key) ? operator.languages.filter((one) => one !== key) : [...operator.languages, key])
  return (
    <Group name={look.groups.test()} within="-">
      <TextAt pointer="/name" label={look.fields.name()} maxLength={60} />
      <SelectAt
        pointer="/defaultLanguage"
        label={look.fields.defaultLanguage()}
        options={rows.map(({ set: value, name }) => ({ value, name }))}
      />
      <fieldset>
        <legend>{look.fields.languages()}</legend>
        {rows.map(({ set: key, name, tag }) => (
          <Check key={key} label={<span lang={tag}>{name}</span>} checked={offered(key)} disabled={!set} onChange={() => toggle(key)} />
        ))}
      </fieldset>
      <TextAt pointer="/country" label={look.fields.country()} hint={look.hints.country()} optional />
      <TextAt pointer="/limits" label={look.fields.limits()} hint={look.hints.limits()} optional />
      <SelectAt
        pointer="/ageMark"
        label={look.fields.ageMark()}
        options={[
          { value: '', name: look.none(), is: undefined },
          { value: '18', name: '18+', is: 18 },
          { value: '21', name: '21+', is: 21 },
        ]}
      />
      <CheckAt pointer="/coachingPopups" label={look.fields.coachingPopups()} usual />
      <Check
        label={look.fields.measures()}
        checked={operator.measures === 4}
        disabled={!set}
        onChange={(event) => set?.('/measures', event.target.checked ? 4 : undefined)}
      />
      <CheckAt pointer="/terms/partnerUserIds" label={look.fields.partnerUserIds()} />
      <Check
        label={look.fields.userIds()}
        checked={operator.userIds === 'open'}
        disabled={!set}
        onChange={(event) => set?.('/userIds', event.target.checked ? 'open' : undefined)}
      />
      <Sharing />
    </Group>
  )
}

const Sharing = () => {
  const { look } = useTexts()
  const { operator, set } = useEditor()
  const { sharing, defaultLanguage } = operator
  const what = sharing?.what ?? []
  return (
    <>
      <Check
        label={look.fields.sharing()}
        checked={sharing !== undefined}
        disabled={!set}
        onChange={(event) =>
          set?.('/sharing', event.target.checked ? { purpose: { [defaultLanguage]: '' }, what: ['category'] } : undefined)
        }
      />
      {sharing && (
        <div className={one}>
          {operator.languages.map((key) => (
            <TextAt key={key} pointer={`/sharing/purpose/${key}`} label={look.sharingPurpose({ language: key })} maxLength={400} optional />
          ))}
          <Check
            label={look.fields.sharingScore()}
            checked={what.includes('score')}
            disabled={!set}
            onChange={(event) => set?.('/sharing/what', event.target.checked ? ['category', 'score'] : ['category'])}
          />
        </div>
      )}
    </>
  )
}

/** Every field of the look, by what it is about. */
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
