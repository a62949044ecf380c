import useSWR from 'swr'
import { paths } from '../../../contract/paths.ts'
import { getEarlierGames } from '../../api/calls.ts'
import { once } from '../../api/use-results.ts'
import { useGo } from '../../routing/use-go.ts'
import { useSession } from '../../session-context.ts'
import { EarlierList } from './earlier-list.tsx'

/**
 * Results of the player whom the partner knows, as far as the player agreed to their being opened (requirements, ruling 25). The server notes
 * that they were shown. Which of them is on view is kept out of the address: a uid is the key to a report.
 */
export const EarlierResults = ({ uid }: { uid: string }) => {
  const externalId = useSession((session) => session.external_id)
  const secret = useSession((session) => session.secret)
  const asked = externalId && secret ? (['earlier', externalId, secret] as const) : null
  const { data } = useSWR(asked, ([, id, key]) => getEarlierGames(id, key), once)
  const go = useGo()
  if (!data?.games.some((game) => game.uid !== uid)) return null
  return <EarlierList games={data.games} here={uid} onOpen={(earlier) => go(paths.fullReport, { state: { uid: earlier } })} />
}
