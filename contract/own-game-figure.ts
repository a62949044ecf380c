import { startScore } from './constants.ts'
import type { OwnGame } from './own-game.ts'

// What the figure of the player's game is drawn from, on the screen and in the PDF alike.

/** Minimum points of the longest bar: otherwise a game with small amounts would look like one with large amounts. */
export const usualMostPoints = 1150

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
