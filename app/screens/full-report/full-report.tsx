import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { idLength, sessionSecretStart } from '../../../contract/constants.ts'
import { paths } from '../../../contract/paths.ts'
import { resultSections } from '../../../i18n/result-sections.ts'
import { useFullReport } from '../../api/use-results.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { ConsentPart } from '../../results/consent-part.tsx'
import { EarlierList, useEarlierGames } from '../../results/earlier/earlier-list.tsx'
import { Loading } from '../../results/loading.tsx'
import { useOwnGame } from '../../results/own-game/own-game-part.tsx'
import type { Returned } from '../../routing/guarded.tsx'
import { useGo } from '../../routing/use-go.ts'
import { useServices, useSession } from '../../services.ts'
import { FullReportView } from './full-report-view.tsx'
import { type End, NotAvailable, Over } from './report-links.tsx'

/** A report is chosen by its reference, which opens nothing: an earlier result of this player is not in the address. */
type State = { reference?: string } & Partial<Returned>

/** Public: of an earlier game chosen here, of the user id in the address, as in a mailed link, or of the session's own game. */
export const FullReport = () => {
  const ownUid = useSession((session) => session.uid)
  const ownReference = useSession((session) => session.reference)
  const ownIsView = useSession((session) => session.view)
  // A view by a page secret may only be read.
  const hasAccount = useSession(({ secret }) => secret?.startsWith(sessionSecretStart))
  const { search, state } = useLocation()
  const { host, session } = useServices()
  const { reference, returned } = (state ?? {}) as State
  const [end, setEnd] = useState<End | null>(null)
  const { mutate: put } = useSWRConfig()
  const { games, mean, isLoading, forget } = useEarlierGames()
  // The history of a tab may hold a choice of somebody else, or one that is no longer shared.
  const earlier = games.find((game) => game.reference === reference && game.reference !== ownReference)
  const addressUid = new URLSearchParams(search).get('uid')
  const uid = earlier?.uid ?? (addressUid?.length === idLength ? addressUid : ownUid)
  const here = earlier?.reference ?? (uid === ownUid ? ownReference : null)
  const isView = earlier !== undefined || (uid === ownUid && ownIsView)
  const [withGuess, setWithGuess] = useState<string>()
  const { data, error, isValidating, mutate } = useFullReport(end ? null : uid, () => setWithGuess(uid))
  const ownGame = useOwnGame(data || withGuess === uid ? uid : null)
  const go = useGo()
  const isBack = Boolean(data && returned)
  const { fullReport } = useTexts()
  // Before the results are there, so that nothing has to wait for them afterwards.
  const { consent } = useTexts(...resultSections)
  const { moment } = useFormats()
  useEffect(() => {
    if (isBack) host.send('results', {})
  }, [host, isBack])

  /** The report is no longer there: nothing of it stays in this tab, and nothing is asked of the server about it. */
  const finish = (how: End) => {
    setEnd(how)
    void put(['full_report', uid], false, { revalidate: false })
    if (here) forget(here)
    if (uid === ownUid) session.reset()
  }
  const backToOwn = () => {
    setEnd(null)
    go(paths.fullReport)
  }

  if (end) return <Over end={end} onBack={session.get().game_completed ? backToOwn : undefined} />
  if (data === false) return isView ? <Over end="ended" onBack={earlier && backToOwn} /> : <NotAvailable />
  if (!data || isLoading || !(ownGame.data || ownGame.error))
    return <Loading title={fullReport.heading()} onRetry={error && !isValidating ? () => void mutate() : undefined} />
  const shownGame = games.find((game) => game.reference === here)
  const title = shownGame === games[0] ? consent.latestResult : consent.earlierResult
  return (
    <FullReportView
      uid={uid}
      returned={isBack}
      which={shownGame && title({ date: moment(new Date(shownGame.completed_at)) })}
      bundle={data}
      earlier={
        games.some((game) => game.reference !== here) && (
          <EarlierList
            games={games}
            mean={mean}
            here={here}
            onOpen={(other) => go(paths.fullReport, { state: { reference: other } satisfies State })}
          />
        )
      }
      onDeleted={isView && !hasAccount ? undefined : () => finish('deleted')}
      consent={<ConsentPart uid={uid} results={data.results} view={isView} onClosed={() => finish('ended')} home />}
    />
  )
}
