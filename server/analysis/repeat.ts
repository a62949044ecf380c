import table from './reference/repeat.json' with { type: 'json' }

type Ranges = { low: number[]; high: number[] }
const means: readonly (Ranges & { games: number })[] = table.means

/** Prediction for another game of the same player, from simulated volunteers who played again (`lab/method-card/build-repeat.ts`). */
export type Repeat = {
  /** 8 of 10 scores fall into it; the score itself may lie outside */
  range: [low: number, high: number]
  /** share of repeats in the same category, 0–1 */
  sameCategory: number
}

/** `score`: as shown, whole; `largestDeck`: cards of the most chosen deck, of 80. */
export const repeatOf = (score: number, largestDeck: number): Repeat => {
  const { low, high, same } = table.decks.findLast(({ from }) => largestDeck >= from)!
  return { range: [low[score]!, high[score]!], sameCategory: same[score]! }
}

export type MeanScore = {
  /** whole */
  score: number
  /** 8 of 10 next games of players with this mean of so many games fall into it */
  range: [low: number, high: number]
}

/** What several firm games of one player say together; null below two. */
export const meanOf = (scores: readonly number[]): MeanScore | null => {
  const row = means.findLast(({ games }) => scores.length >= games)
  if (!row) return null
  const score = Math.round(scores.reduce((sum, value) => sum + value, 0) / scores.length)
  return { score, range: [row.low[score]!, row.high[score]!] }
}
