import type { ReactNode } from 'react'
import useSWR from 'swr'
import { getOwnGame } from '../../api/result-calls.ts'
import { once } from '../../api/use-results.ts'
import type { MomentFocus } from './moment-focus.tsx'

type Props = {
  uid: string
  focus: MomentFocus
  /** The points it ended with. */
  score: ReactNode
}

/** The player's own game. Nothing but the points where it did not come. */
export const OwnGamePart = ({ uid, focus, score }: Props) => {
  const { data } = useOwnGame(uid)
  return data ? <data.OwnGameView game={data.game} focus={focus} score={score} /> : score
}

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
