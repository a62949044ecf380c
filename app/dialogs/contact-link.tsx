import { useTexts } from '../i18n/texts-context.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { link } from '../ui/text.ts'

/** A mail to the provider with its subject prepared. */
export const ContactLink = ({ address }: { address: string }) => {
  const { contact } = useTexts()
  return (
    <OutsideLink className={link} href={`mailto:${address}?subject=${encodeURIComponent(contact.subject())}`}>
      {address}
    </OutsideLink>
  )
}
