import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { idLength } from '../../../contract/constants.ts'
import { paths } from '../../../contract/paths.ts'
import { useFullReport } from '../../api/use-results.ts'
import { Help } from '../../help/help.tsx'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { ConsentPart } from '../../results/consent-part.tsx'
import { EarlierList } from '../../results/earlier/earlier-list.tsx'
import { useEarlierGames } from '../../results/earlier/use-earlier-games.ts'
import { KeepReport } from '../../results/keep-report.tsx'
import { Loading } from '../../results/loading.tsx'
import { useOwnGame } from '../../results/own-game/use-own-game.ts'
import type { Returned } from '../../routing/guarded.tsx'
import { useGo } from '../../routing/use-go.ts'
import { useServices } from '../../services.ts'
import { useSession } from '../../session-context.ts'
import { FullReportView } from './full-report-view.tsx'
import { NotAvailable } from './not-available.tsx'
import { Ways } from './ways.tsx'

/** Public: of an earlier game chosen here, of the user id in the address, as in a mailed link, or of the session's own game. */
export const FullReport = () => {
  const own = useSession((session) => session.uid)
  const { search, state } = useLocation()
  const { host } = useServices()
  // An earlier result of this player is not in the address.
  const { uid: chosen, returned } = (state ?? {}) as { uid?: string } & Partial<Returned>
  const { games, isLoading } = useEarlierGames()
  // The history of a tab may hold a choice of somebody else, or one that is no longer shared.
  const earlier = games.find((game) => game.uid === chosen)?.uid
  const given = earlier ?? new URLSearchParams(search).get('uid')
  const uid = given?.length === idLength ? given : own
  const { data, error, isValidating, mutate } = useFullReport(uid)
  const ownGame = useOwnGame(data ? uid : null)
  const go = useGo()
  const isBack = Boolean(data && returned)
  const { fullReport } = useTexts()
  // Before the results are there, so that nothing has to wait for them afterwards.
  useTexts('profile')
  useTexts('advice')
  useTexts('help')
  useTexts('result')
  const { latestResult, earlierResult } = useTexts('consent')
  const { moment } = useFormats()
  useEffect(() => {
    if (isBack) host.send('results', {})
  }, [host, isBack])
  if (data === false) return <NotAvailable />
  if (!data || isLoading || !(ownGame.data || ownGame.error))
    return <Loading title={fullReport.title()} onRetry={error && !isValidating ? () => void mutate() : undefined} />
  const shown = games.find((game) => game.uid === uid)
  const named = shown === games[0] ? latestResult : earlierResult
  return (
    <FullReportView
      uid={uid}
      returned={isBack}
      which={shown && named({ date: moment(new Date(shown.completed_at)) })}
      bundle={data}
      help={<Help />}
      ways={<Ways uid={uid} returned={isBack} />}
      earlier={
        games.some((game) => game.uid !== uid) && (
          <EarlierList games={games} here={uid} onOpen={(other) => go(paths.fullReport, { state: { uid: other } })} />
        )
      }
      keep={<KeepReport uid={uid} />}
      consent={<ConsentPart uid={uid} results={data.results} home />}
    />
  )
}
