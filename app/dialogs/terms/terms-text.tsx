import { Fragment } from 'react'
import type { OperatorView } from '../../../contract/operator-view.ts'
import { termsFacts, termsSections } from '../../../i18n/terms-sections.ts'
import { useHelp } from '../../help/use-help.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useServices } from '../../services.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { link } from '../../ui/text.ts'
import { ContactLink } from '../contact-link.tsx'

/** `only`: ids of the sections to show, on a page of their own, else all, in the dialog; `linked`: the reader has an account. */
type Props = { operator: OperatorView; only?: readonly string[]; linked: boolean }

/** The six sections as in the PDF; here the address for questions is a link, and help-lines follow what names them. */
export const TermsText = ({ operator, only, linked }: Props) => {
  const Heading = only ? 'h2' : 'h3'
  const texts = useTexts('terms')
  return termsSections(texts, termsFacts(operator, linked))
    .filter(({ id }) => only?.includes(id) ?? true)
    .map(({ id, title, paragraphs }) => (
      <Fragment key={id}>
        <Heading>{title}</Heading>
        {id === 'contact' ? (
          <p>
            <RichText text={texts.contact.text} parts={{ address: <ContactLink address={operator.provider.contact} /> }} />
          </p>
        ) : (
          paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        )}
        {id === 'disclaimer' && <HelpLines />}
      </Fragment>
    ))
}

/** Whom to turn to: a paragraph for each service of the player's place, else the one that works everywhere. */
export const HelpLines = () => {
  const texts = useTexts('help')
  const { count } = useServices()
  const { help } = useHelp()
  return (
    <>
      {!help.country && <p>{texts.world()}</p>}
      {help.lines.map(({ name, phone, message, chat, website, facts }) => (
        <p key={name}>
          <strong>{name}</strong>
          {[phone, message, chat, website].map(
            (way) =>
              way && (
                <Fragment key={way.href}>
                  {' · '}
                  <OutsideLink className={link} href={way.href} newTab={way.href.startsWith('https:')} onClick={() => count('help')}>
                    {way.label}
                  </OutsideLink>
                </Fragment>
              ),
          )}
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      ))}
    </>
  )
}
