import { startScore } from '../../../contract/constants.ts'
import type { OwnGame } from '../../../contract/own-game.ts'

/** Points at the start and after each card. */
export const balances = ({ cards }: Pick<OwnGame, 'cards'>): number[] => {
  let points = startScore
  return [
    points,
    ...cards.map(({ value }) => {
      points += value
      return points
    }),
  ]
}
