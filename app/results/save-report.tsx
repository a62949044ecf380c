import { type MouseEvent, useState } from 'react'
import { fetchReport, reportUrl } from '../api/report.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { useServices, useSession } from '../services.ts'
import { isPhone } from '../theme/phone.ts'
import { buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'

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
