import { assessOn } from '../../server/analysis/analyse-game.ts'
import { rewardStructures } from '../../server/analysis/decks.ts'
import { type Effort, usualEffort } from '../../server/analysis/posterior/sample-posterior.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { risk } from '../../server/analysis/risk.ts'
import type { AgentPoint } from './agents.ts'
import { playAgent } from './play-agent.ts'
import { mean } from './statistics.ts'

/** Mean scores of the same players on each of the nine structures, and the standard error of one, without the variance between players. */
export type ParallelForms = {
  players: number
  means: number[]
  error: number
  /** scores of the first player */
  first: number[]
}

/** The score alone needs no precise posterior: a quarter of the usual effort adds 0.2 points of noise. */
const effort: Effort = { ...usualEffort, aim: 550, round: 700, spread: 20 }

const scoreOf = (z: AgentPoint, structure: number, random: Random): number =>
  risk(assessOn(structure, playAgent(z, structure, random), effort)).score

/** The scores of one agent on every structure, with the same random numbers wherever choices agree. */
export const playAllForms = (z: AgentPoint, i: number): number[] =>
  rewardStructures.map((_, structure) => scoreOf(z, structure, sfc32(77, 9, i, 5)))

/** Each agent plays all nine: remaining differences are due to the decks and chance, not the players. */
export const parallelForms = (rows: readonly (readonly number[])[]): ParallelForms => {
  const ownDeviations = rows.map((scores) => scores.map((score) => score - mean(scores)))
  const squares = ownDeviations.flatMap((scores) => scores.map((score) => score * score))
  return {
    players: rows.length,
    means: rewardStructures.map((_, form) => mean(rows.map((scores) => scores[form] ?? Number.NaN))),
    error: Math.sqrt(mean(squares) / rows.length),
    first: [...(rows[0] ?? [])],
  }
}
