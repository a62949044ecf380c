import useSWR from 'swr'
import { getEarlierGames } from '../../api/result-calls.ts'
import { once } from '../../api/use-results.ts'
import { useSession } from '../../services.ts'

/**
 * Views of the games of the player whom the partner knows, as far as the player agreed to their being opened. The
 * server notes that they were shown. `isLoading` is false where nobody is known. `forget` takes a game off the list.
 */
export const useEarlierGames = () => {
  const externalId = useSession((session) => session.external_id)
  const secret = useSession((session) => session.secret)
  const key = externalId && secret ? (['earlier', externalId, secret] as const) : null
  const { data, isLoading, mutate } = useSWR(key, ([, id, secretOfKey]) => getEarlierGames(id, secretOfKey), once)
  const games = data?.games ?? []
  // The mean of what is left is the server's to tell, at the next look.
  const forget = (reference: string) =>
    void mutate({ games: games.filter((game) => game.reference !== reference), mean: null, change: null }, { revalidate: false })
  return { games, mean: data?.mean ?? null, isLoading, forget }
}
