import table from './reference/repeat.json' with { type: 'json' }

/** Prediction for another game of the same player, from simulated volunteers who played again (`scripts/build-repeat.ts`). */
export type Repeat = {
  /** 8 of 10 scores fall into it; the score itself may lie outside */
  range: [low: number, high: number]
  /** share of repeats in the same category, 0–1 */
  sameCategory: number
}

/** `score`: as shown, whole. */
export const repeatOf = (score: number): Repeat => ({ range: [table.low[score]!, table.high[score]!], sameCategory: table.same[score]! })
