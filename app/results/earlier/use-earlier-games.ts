import useSWR from 'swr'
import { getEarlierGames } from '../../api/calls.ts'
import { once } from '../../api/use-results.ts'
import { useSession } from '../../session-context.ts'

/**
 * Results of the player whom the partner knows, as far as the player agreed to their being opened (requirements, ruling 25). The server notes
 * that they were shown. `isLoading` is false where nobody is known.
 */
export const useEarlierGames = () => {
  const externalId = useSession((session) => session.external_id)
  const secret = useSession((session) => session.secret)
  const asked = externalId && secret ? (['earlier', externalId, secret] as const) : null
  const { data, isLoading } = useSWR(asked, ([, id, key]) => getEarlierGames(id, key), once)
  return { games: data?.games ?? [], isLoading }
}
