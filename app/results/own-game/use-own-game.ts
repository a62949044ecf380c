import useSWR from 'swr'
import { getOwnGame } from '../../api/result-calls.ts'
import { once } from '../../api/use-results.ts'

/** The game with the chunk that draws it: a screen that waits for both shifts nothing when they come. `uid` null: not yet. */
export const useOwnGame = (uid: string | null) =>
  useSWR(
    uid && ['own_game', uid],
    async ([, id]: [string, string]) => {
      const [game, { OwnGameView }] = await Promise.all([getOwnGame(id), import('./own-game.tsx')])
      return { game, OwnGameView }
    },
    once,
  )
