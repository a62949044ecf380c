import { useLocation } from 'react-router-dom'
import { idLength } from '../../../contract/constants.ts'
import { useFullReport } from '../../api/use-results.ts'
import { Help } from '../../help/help.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { ConsentPart } from '../../results/consent-part.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { Loading } from '../../results/loading.tsx'
import { useOwnGame } from '../../results/own-game/use-own-game.ts'
import { useSession } from '../../session-context.ts'
import { FullReportView } from './full-report-view.tsx'
import { NotAvailable } from './not-available.tsx'

/** Public: of an earlier game chosen here, of the user id in the address, as in a mailed link, or of the session's own game. */
export const FullReport = () => {
  const own = useSession((session) => session.uid)
  const { search, state } = useLocation()
  // An earlier result of this player is not in the address.
  const given = (state as { uid?: string } | null)?.uid ?? new URLSearchParams(search).get('uid')
  const uid = given?.length === idLength ? given : own
  const { data } = useFullReport(uid)
  const ownGame = useOwnGame(data ? uid : null)
  const { fullReport } = useTexts()
  // Before the results are there, so that nothing has to wait for them afterwards.
  useTexts('profile')
  useTexts('advice')
  useTexts('help')
  useTexts('result')
  if (data === false) return <NotAvailable />
  if (!data || !(ownGame.data || ownGame.error)) return <Loading title={fullReport.title()} />
  return (
    <FullReportView
      uid={uid}
      bundle={data}
      help={<Help />}
      keep={<KeepReport uid={uid} />}
      consent={<ConsentPart uid={uid} results={data.results} home />}
    />
  )
}
