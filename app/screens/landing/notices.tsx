import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { OwnTab } from '../../host/own-tab.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { useServices, useSession } from '../../services.ts'
import { carried } from '../../session/carry-session.ts'
import { Notice } from '../../ui/notice.tsx'
import { link } from '../../ui/text.ts'
import { NoticesView } from './notices-view.tsx'

/** A chunk of its own, as most players never meet one: how the last game ended, where its result is, and what this page cannot keep. */
export const Notices = () => {
  const { adviceScreen } = useTexts()
  const { host, session } = useServices()
  const timedOut = useSession((state) => state.timed_out)
  const hasResult = useSession((state) => state.risk_score_guess !== null)
  const notKept = session.persistence !== 'own'
  return (
    <NoticesView timedOut={timedOut} notKept={notKept && !carried.away}>
      {notKept && (carried.away ? <HasMoved /> : host.embedded && <OwnTab />)}
      {hasResult && (
        <Notice>
          <Link className={link} to={paths.feedback}>
            {adviceScreen.back()}
          </Link>
        </Notice>
      )}
    </NoticesView>
  )
}

const HasMoved = () => {
  const { title, text } = useTexts('refusals').moved
  useEffect(
    () => () => {
      carried.away = false
    },
    [],
  )
  return <Notice title={title()}>{text()}</Notice>
}
