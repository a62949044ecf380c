import type { ReactNode } from 'react'
import type { MomentFocus } from './moment-focus.tsx'
import { useOwnGame } from './use-own-game.ts'

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
