import { css, cx } from '@linaria/core'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { fetchReport, reportUrl } from '../api/report.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { useOperator, useServices, useSession } from '../services.ts'
import { below600 } from '../theme/breakpoints.ts'
import { isPhone } from '../theme/device.ts'
import { offPaper } from '../theme/states.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { flow } from '../ui/stack.tsx'

const EmailDialog = lazy(() => import('../dialogs/email/email-dialog.tsx').then(({ EmailDialog }) => ({ default: EmailDialog })))

const ways = css`
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

/** Ways to keep the report of a game, and out of a modal. Mailing it needs the session's secret; a label that has ended mails nothing. */
export const KeepReport = ({ uid, children }: { uid: string; children?: ReactNode }) => {
  const { feedback: texts, common } = useTexts()
  const { host } = useServices()
  const { state } = useOperator()
  const secret = useSession((session) => session.secret)
  const [mailing, setMailing] = useState(false)
  return (
    <div className={cx(flow, ways, offPaper)}>
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

const probe = () => new File([], 'report.pdf', { type: 'application/pdf' })
/** Phones share files by their own sheet; elsewhere a download is what people expect. */
const sharesFiles = () => isPhone(navigator.userAgent) && !!navigator.canShare?.({ files: [probe()] })

/** The report as PDF. A plain link, so that it works whatever a browser allows in a frame; on phones it opens the native share sheet. */
export const SaveReport = ({ uid }: { uid: string }) => {
  const texts = useTexts().feedback
  const { locale } = useLanguage()
  const { host, count } = useServices()
  const [share] = useState(sharesFiles)
  const country = useSession((session) => session.help_place)
  const url = reportUrl(uid, locale, country)

  const press = async (event: MouseEvent) => {
    host.send('pdf', {})
    count('report')
    if (!share) return
    event.preventDefault()
    try {
      await navigator.share({ files: [await fetchReport(url)], title: texts.title() })
    } catch (error) {
      // Dismissing the sheet is an answer; anything else, such as a frame without the permission, falls back to the download.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(url)
    }
  }

  return (
    <OutsideLink className={buttonClass('quiet')} href={url} download aria-label={share ? undefined : texts.savePdf()} onClick={press}>
      {share ? texts.share() : texts.pdf()}
    </OutsideLink>
  )
}
