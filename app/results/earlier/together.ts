import type { EarlierGames } from '../../../contract/player-calls.ts'

/** Beyond these a difference is no chance in 19 of 20 cases: of two games, and of the means of two games each (science, section 4). */
const chance = { games: 25, pairs: 19 } as const

export type Together = {
  /** Of all firm games; what the player's score is best taken to be. */
  mean: number
  games: number
  /** What is compared: the first and the last game, or from four on the means of the first and the last two. */
  compared: keyof typeof chance
  first: number
  last: number
  /** The largest difference that may be chance. */
  limit: number
  isReal: boolean
}

const meanOf = (scores: readonly number[]) => Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)

/** What several games of one player say together; nothing before there are two firm ones. `games`: newest first. */
export const together = (games: EarlierGames['games']): Together | undefined => {
  const scores = games
    .filter(({ firm }) => firm)
    .map(({ risk_score }) => risk_score)
    .reverse()
  if (scores.length < 2) return
  const compared = scores.length < 4 ? 'games' : 'pairs'
  const size = compared === 'games' ? 1 : 2
  const first = meanOf(scores.slice(0, size))
  const last = meanOf(scores.slice(-size))
  const limit = chance[compared]
  return { mean: meanOf(scores), games: scores.length, compared, first, last, limit, isReal: Math.abs(last - first) > limit }
}
