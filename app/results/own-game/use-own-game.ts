import useSWR from 'swr'
import { getOwnGame } from '../../api/result-calls.ts'
import { once } from '../../api/use-results.ts'

/** The chunk that draws the game. */
export const loadOwnGameView = () => import('./own-game.tsx')

/** The game with the chunk that draws it: a screen that waits for both shifts nothing when they come. */
export const fetchOwnGame = async (uid: string) => {
  const [game, { OwnGameView }] = await Promise.all([getOwnGame(uid), loadOwnGameView()])
  return { game, OwnGameView }
}

/** The same as a hook; `uid` null: not yet. */
export const useOwnGame = (uid: string | null) => useSWR(uid && ['own_game', uid], ([, id]: [string, string]) => fetchOwnGame(id), once)
