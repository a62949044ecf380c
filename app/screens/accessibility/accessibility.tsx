import { css, cx } from '@linaria/core'
import { conformanceDay } from '../../../contract/documents.ts'
import { languages } from '../../../contract/languages.ts'
import { clinicians, nativeSets } from '../../../i18n/readers.ts'
import { ContactLink } from '../../dialogs/contact-link.tsx'
import { useFormats, useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { small, soft } from '../../ui/text.ts'

const list = css`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.25em;
  list-style: disc;
`

/** How accessible the test is, how that is known, what is missing and whom to tell. */
export const AccessibilityView = ({ operator, contact }: { operator: string; contact: string }) => {
  const texts = useTexts('accessibility')
  const { shell } = useTexts()
  const { date } = useFormats()
  const { locale } = useLanguage()
  return (
    <Sheet narrow>
      <Stack>
        <ScreenTitle>{shell.accessibility()}</ScreenTitle>
        <p>{texts.intro({ operator })}</p>
        <p>{texts.status()}</p>
        <h2>{texts.gapsTitle()}</h2>
        <ul className={list}>
          <li>{texts.gapTools()}</li>
          <li>{texts.gapNames({ operator })}</li>
          <li>{texts.gapReading({ read: nativeSets.length, sets: languages.length })}</li>
          {!clinicians[locale] && <li>{texts.gapClinician()}</li>}
        </ul>
        <h2>{texts.howTitle()}</h2>
        <p>{texts.how()}</p>
        <h2>{texts.contactTitle()}</h2>
        <p>
          {texts.contact()} <ContactLink address={contact} />
        </p>
        <p>{texts.authority()}</p>
        <p className={cx(small, soft)}>{texts.date({ day: date(new Date(conformanceDay)) })}</p>
      </Stack>
    </Sheet>
  )
}

/** The accessibility statement of the test as this operator offers it; public. */
export const Accessibility = () => {
  const { name, provider } = useOperator()
  return <AccessibilityView operator={name} contact={provider.contact} />
}
