import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../i18n/texts-context.tsx'
import { useSession } from '../services.ts'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { MailIcon } from '../ui/icons/mail.tsx'
import { SaveReport } from './save-report.tsx'

const EmailDialog = lazy(() => import('../dialogs/email/email-dialog.tsx').then(({ EmailDialog }) => ({ default: EmailDialog })))

/** Ways to keep the report of a game. Sending it by mail needs the operator's secret, so it is there only where the session has one. */
export const KeepReport = ({ uid }: { uid: string }) => {
  const texts = useTexts().feedback
  const secret = useSession((session) => session.secret)
  const [mailing, setMailing] = useState(false)
  return (
    <Actions>
      {secret && (
        <Button kind="quiet" icon={<MailIcon />} onClick={() => setMailing(true)}>
          {texts.emailReport()}
        </Button>
      )}
      <SaveReport uid={uid} />
      {mailing && secret && (
        <Suspense>
          <EmailDialog uid={uid} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </Actions>
  )
}
