import { css, cx } from '@linaria/core'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { offPaper } from '../theme/states.ts'
import { Button } from '../ui/button.tsx'

const centred = css`
  display: block;
  width: fit-content;
  margin: var(--space-5) auto;
`

/** At the end of a test that stands in a modal dialog of the partner's page, which closes it. */
export const CloseTest = () => {
  const { host } = useServices()
  const { common } = useTexts()
  return (
    host.modal && (
      <Button kind="quiet" className={cx(centred, offPaper)} onClick={() => host.send('finished', {})}>
        {common.close()}
      </Button>
    )
  )
}
