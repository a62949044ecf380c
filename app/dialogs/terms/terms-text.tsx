import { Fragment } from 'react'
import type { OperatorView } from '../../../contract/operator-view.ts'
import { termsSections } from '../../../i18n/terms-sections.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { useLinked } from '../../use-linked.ts'
import { ContactLink } from '../contact-link.tsx'
import { HelpLines } from './help-lines.tsx'

type Props = {
  operator: OperatorView
  /** Ids of the sections to show; all if none are named */
  only?: readonly string[]
  /** Of their headings */
  level?: 2 | 3
}

/** The six sections as in the PDF; here the address for questions is a link, and help-lines follow what names them. */
export const TermsText = ({ operator: { ageMark, name, privacy, provider, terms, userIds }, only, level = 3 }: Props) => {
  const Heading = `h${level}` as const
  const linked = useLinked()
  const texts = useTexts('terms')
  const sections = termsSections(texts, {
    provider: provider.name,
    contactEmail: provider.contact,
    minimumAge: ageMark,
    retentionDays: provider.retentionDays,
    privacy,
    account: linked || terms.partnerUserIds ? { partner: name, open: userIds === 'open' } : undefined,
  })
  return sections
    .filter(({ id }) => only?.includes(id) ?? true)
    .map(({ id, title, paragraphs }) => (
      <Fragment key={id}>
        <Heading>{title}</Heading>
        {id === 'contact' ? (
          <p>
            <RichText text={texts.contact.text} parts={{ address: <ContactLink address={provider.contact} /> }} />
          </p>
        ) : (
          paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        )}
        {id === 'disclaimer' && <HelpLines />}
      </Fragment>
    ))
}
