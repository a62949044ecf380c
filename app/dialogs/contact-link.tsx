import { useTexts } from '../i18n/texts-context.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { link } from '../ui/text.ts'

const part = encodeURIComponent

/** A mail to the provider with subject and text prepared. */
export const ContactLink = ({ address }: { address: string }) => {
  const { contact } = useTexts()
  return (
    <OutsideLink className={link} href={`mailto:${address}?subject=${part(contact.subject())}&body=${part(contact.body())}`}>
      {address}
    </OutsideLink>
  )
}
