import type { OperatorView } from '../../../contract/operator-view.ts'
import { RichText } from '../../i18n/rich-text.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { ContactLink } from '../contact-link.tsx'

/** The six sections. What an operator changes: the age, and who can have the data deleted. */
export const TermsText = ({ operator: { ageMark = 18, provider, terms } }: { operator: OperatorView }) => {
  const { general, userData, disclaimer, cookies, license, contact } = useTexts('terms')
  const { name } = provider
  return (
    <>
      <h3>{general.title()}</h3>
      <p>{general.what({ provider: name })}</p>
      <p>{general.points()}</p>
      <p>{general.optional()}</p>
      <p>{general.time()}</p>
      <p>{general.age({ age: ageMark })}</p>
      <h3>{userData.title()}</h3>
      <p>{userData.anonymous()}</p>
      <p>{terms.partnerUserIds ? userData.partnerId() : userData.noDeletion()}</p>
      <p>{userData.research()}</p>
      <p>{userData.email()}</p>
      <p>{userData.reportLink()}</p>
      <h3>{disclaimer.title()}</h3>
      <p>{disclaimer.indication()}</p>
      <p>{disclaimer.noGuarantee()}</p>
      <p>{disclaimer.decisions()}</p>
      <h3>{cookies.title()}</h3>
      <p>{cookies.none()}</p>
      <p>{cookies.storage()}</p>
      <h3>{license.title()}</h3>
      <p>{license.use({ provider: name })}</p>
      <p>{license.fonts()}</p>
      <h3>{contact.title()}</h3>
      <p>
        <RichText text={contact.text} parts={{ address: <ContactLink address={provider.contact} /> }} />
      </p>
    </>
  )
}
