import { paths } from '../../../contract/paths.ts'
import { termsUrl } from '../../api/report.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog, prose } from '../../ui/dialog.tsx'
import { SaveIcon } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { useLinked } from '../../use-linked.ts'
import { TermsText } from './terms-text.tsx'

/** The terms and conditions, also as PDF. */
export const TermsDialog = ({ onClose }: { onClose: () => void }) => {
  const { common, landing, shell } = useTexts()
  const { locale } = useLanguage()
  const operator = useOperator()
  const linked = useLinked()
  return (
    <Dialog
      title={shell.terms()}
      wide
      onClose={onClose}
      closeLabel={common.close()}
      footer={
        <OutsideLink className={buttonClass('quiet')} href={termsUrl(operator.id, locale, linked)} download>
          <SaveIcon />
          {landing.termsPdf()}
        </OutsideLink>
      }
    >
      <div className={prose}>
        <TermsText operator={operator} linked={linked} />
        <p>
          <OutsideLink href={`${paths.privacy}?operator=${operator.id}&language=${locale}${linked ? '&linked=1' : ''}`} newTab>
            {shell.privacy()}
          </OutsideLink>
        </p>
      </div>
    </Dialog>
  )
}
