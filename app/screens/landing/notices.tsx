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
    <NoticesView timedOut={timedOut}>
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

/** What this page cannot keep, and a tab that can. */
export const NotKept = () => {
  const { host } = useServices()
  return carried.away ? <HasMoved /> : <NoticesView notKept>{host.embedded && <OwnTab />}</NoticesView>
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

/** `timedOut`: the last game was closed for inactivity; `notKept`: a reload cannot resume; `children`: what to do, or other notices. */
type Props = { timedOut?: boolean; notKept?: boolean; children?: ReactNode }

/** What a player should know before the start, where there is anything. */
export const NoticesView = ({ timedOut = false, notKept = false, children }: Props) => {
  const texts = useTexts().landing
  return (
    <Stack space={3}>
      {timedOut && <Notice>{texts.timedOut()}</Notice>}
      {notKept && <Notice>{texts.notKept()}</Notice>}
      {children}
    </Stack>
  )
}
