import type { ReactNode } from 'react'
import { Sheet } from '../../ui/sheet.tsx'
import { useOwnGame } from './use-own-game.ts'
import type { Seeing } from './use-seeing.tsx'

type Props = {
  uid: string
  seeing: Seeing
  /** The points it ended with. */
  score: ReactNode
}

/** The player's own game. Nothing but the points where it did not come. */
export const OwnGamePart = ({ uid, seeing, score }: Props) => {
  const { data } = useOwnGame(uid)
  return data ? <data.OwnGameView game={data.game} seeing={seeing} score={score} /> : <Sheet>{score}</Sheet>
}
