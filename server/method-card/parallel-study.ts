import { rewardStructures } from '../analysis/decks.ts'
import { sfc32 } from '../analysis/random.ts'
import type { AgentPoint } from './agents.ts'
import { scoreOf } from './repeat-study.ts'
import { mean } from './statistics.ts'

/** Mean scores of the same players on each of the nine structures, and the standard error of one, without the variance between players. */
export type ParallelForms = {
  players: number
  means: number[]
  error: number
  /** scores of the first player */
  first: number[]
}

/** The scores of one agent on every structure, with the same random numbers wherever choices agree. */
export const playAllForms = (z: AgentPoint, i: number): number[] =>
  rewardStructures.map((_, structure) => scoreOf(z, structure, sfc32(77, 9, i, 5)))

/** Each agent plays all nine: remaining differences are due to the decks and chance, not the players. */
export const parallelForms = (rows: readonly (readonly number[])[]): ParallelForms => {
  const own = rows.map((scores) => scores.map((score) => score - mean(scores)))
  const squares = own.flatMap((scores) => scores.map((score) => score * score))
  return {
    players: rows.length,
    means: rewardStructures.map((_, form) => mean(rows.map((scores) => scores[form] ?? Number.NaN))),
    error: Math.sqrt(mean(squares) / rows.length),
    first: [...(rows[0] ?? [])],
  }
}
