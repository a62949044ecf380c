import { css, cx } from '@linaria/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../i18n/texts-context.tsx'
import { useOperator, useServices, useSession } from '../services.ts'
import { below600 } from '../theme/breakpoints.ts'
import { offPaper } from '../theme/states.ts'
import { Button } from '../ui/button.tsx'
import { SaveReport } from './save-report.tsx'

const EmailDialog = lazy(() => import('../dialogs/email/email-dialog.tsx').then(({ EmailDialog }) => ({ default: EmailDialog })))

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  white-space: nowrap;
  ${below600} {
    width: 100%;
    > button,
    > a {
      flex: 1 1 auto;
      min-height: var(--target);
      padding-inline: var(--space-3);
      font-size: var(--text-sm);
    }
  }
`

type Props = {
  uid: string
  /** What stands beside them. */
  children?: ReactNode
}

/**
 * Ways to keep the report of a game, and out of a modal of the partner's page. Sending it by mail needs the operator's secret, so it is there only
 * where the session has one; a label that has ended mails nothing.
 */
export const KeepReport = ({ uid, children }: Props) => {
  const { feedback: texts, common } = useTexts()
  const { host } = useServices()
  const { state } = useOperator()
  const secret = useSession((session) => session.secret)
  const [mailing, setMailing] = useState(false)
  return (
    <div className={cx(ways, offPaper)}>
      {secret && state !== 'ended' && (
        <Button kind="quiet" aria-label={texts.emailReport()} onClick={() => setMailing(true)}>
          {texts.email()}
        </Button>
      )}
      <SaveReport uid={uid} />
      {children}
      {host.modal && (
        <Button kind="quiet" onClick={() => host.send('finished', {})}>
          {common.close()}
        </Button>
      )}
      {mailing && secret && (
        <Suspense>
          <EmailDialog uid={uid} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </div>
  )
}
