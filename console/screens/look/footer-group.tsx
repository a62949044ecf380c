import { footerLinks } from '../../../contract/look/choices.ts'
import { ColourField } from '../../draft/colour-field.tsx'
import { useEditor } from '../../draft/editor-context.ts'
import { CheckSetting, ImageSetting, one, TextSetting } from '../../draft/fields.tsx'
import { read } from '../../draft/pointer.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { TextField } from '../../ui/field.tsx'
import { Group } from './group.tsx'

/** What stands below the test: links, a notice, help lines. */
export const Footer = () => {
  const { look } = useConsoleTexts().t
  const { operator } = useEditor()
  const { footer } = operator
  return (
    <Group name={look.groups.footer()} within="/footer">
      <CheckSetting pointer="/footer" label={look.fields.footer()} on={{ links: [] }} />
      {footer && (
        <>
          <ColourSetting pointer="/footer/background" label={look.fields.footerBackground()} usual={operator.background.color} />
          <ColourSetting pointer="/footer/color" label={look.fields.footerColor()} usual={operator.background.onBackground} />
          {footerLinks.map((kind) => (
            <FooterLink key={kind} kind={kind} />
          ))}
          <CheckSetting pointer="/footer/notice" label={look.fields.notice()} />
          <HelpMark pointer="/footer/helpLine" label={look.fields.helpLine()} />
          <HelpMark pointer="/footer/dedicated" label={look.fields.dedicated()} colours />
        </>
      )}
    </Group>
  )
}

/** A colour that follows another one unless it is set. */
const ColourSetting = ({ pointer, label, usual }: { pointer: string; label: string; usual: string }) => {
  const { look } = useConsoleTexts().t
  const { operator } = useEditor()
  const isChosen = read(operator, pointer) !== undefined
  return (
    <div>
      <CheckSetting pointer={pointer} label={look.ownColour({ name: label })} on={usual} />
      {isChosen && <ColourField pointer={pointer} label={label} />}
    </div>
  )
}

const FooterLink = ({ kind }: { kind: (typeof footerLinks)[number] }) => {
  const { look } = useConsoleTexts().t
  const { operator, set } = useEditor()
  const links = operator.footer?.links ?? []
  const change = (href: string) => {
    const otherLinks = links.filter((link) => link.kind !== kind)
    const at = links.findIndex((link) => link.kind === kind)
    if (href === '') return set?.('/footer/links', otherLinks)
    set?.('/footer/links', at < 0 ? [...links, { kind, href }] : links.map((link) => (link.kind === kind ? { kind, href } : link)))
  }
  return (
    <TextField
      label={look.footerLinks[kind]()}
      type="url"
      placeholder="https://"
      value={links.find((link) => link.kind === kind)?.href ?? ''}
      readOnly={!set}
      onText={change}
    />
  )
}

const HelpMark = ({ pointer, label, colours = false }: { pointer: string; label: string; colours?: boolean }) => {
  const { look } = useConsoleTexts().t
  const { operator, files } = useEditor()
  const isSet = read(operator, pointer) !== undefined
  const first = files[0]?.name ?? ''
  const ground = { background: operator.background.color, color: operator.background.onBackground }
  return (
    <div className={one}>
      <CheckSetting pointer={pointer} label={label} on={{ country: operator.country ?? 'DK', image: first, ...(colours && ground) }} />
      {isSet && (
        <>
          <TextSetting pointer={`${pointer}/country`} label={look.fields.helpCountry()} hint={look.hints.country()} />
          <ImageSetting pointer={`${pointer}/image`} label={look.fields.helpImage()} />
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
