import { type ReactNode, useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { OwnTab } from '../../host/own-tab.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { useServices, useSession } from '../../services.ts'
import { carried } from '../../session/carry-session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Stack } from '../../ui/stack.tsx'
import { link } from '../../ui/text.ts'

/** A chunk of its own, as most players never meet one: how the last game ended, and where its result is. */
export const Notices = () => {
  const { adviceScreen } = useTexts()
  const timedOut = useSession((state) => state.timed_out)
  const hasResult = useSession((state) => state.risk_score_guess !== null)
  return (
    <Stack space={3}>
      {timedOut && <TimedOut />}
      {hasResult && (
        <Notice>
          <Link className={link} to={paths.feedback}>
            {adviceScreen.back()}
          </Link>
        </Notice>
      )}
    </Stack>
  )
}

/** The last game was closed for inactivity. */
export const TimedOut = () => <Notice>{useTexts().landing.timedOut()}</Notice>

/** What this page cannot keep, and a tab that can. */
export const NotKept = () => {
  const { host } = useServices()
  return carried.away ? <HasMoved /> : <NotKeptView>{host.embedded && <OwnTab />}</NotKeptView>
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

/** A reload cannot resume; `children`: what to do. */
export const NotKeptView = ({ children }: { children?: ReactNode }) => (
  <Stack space={3}>
    <Notice>{useTexts().landing.notKept()}</Notice>
    {children}
  </Stack>
)
