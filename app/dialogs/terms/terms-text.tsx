import { Fragment } from 'react'
import type { OperatorView } from '../../../contract/operator-view.ts'
import { termsFacts, termsSections } from '../../../i18n/terms-sections.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ContactLink } from '../contact-link.tsx'
import { HelpLines } from './help-lines.tsx'

type Props = {
  operator: OperatorView
  /** Ids of the sections to show; all if none are named */
  only?: readonly string[]
  /** Of their headings */
  level?: 2 | 3
  /** The reader's games belong to an account */
  linked: boolean
}

/** The six sections as in the PDF; here the address for questions is a link, and help-lines follow what names them. */
export const TermsText = ({ operator, only, level = 3, linked }: Props) => {
  const Heading = `h${level}` as const
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
