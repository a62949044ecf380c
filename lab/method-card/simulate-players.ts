import { apunLevels, arewLevels, fiveLevels } from '../../contract/profile.ts'
import { asPlayed } from '../../scripts/build-scenes.ts'
import { assessOn, describe } from '../../server/analysis/analyse-game.ts'
import { observe } from '../../server/analysis/behaviour.ts'
import { rewardStructures } from '../../server/analysis/decks.ts'
import { type Levels, levelsOf } from '../../server/analysis/levels.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import { risk } from '../../server/analysis/risk.ts'
import type { Summary } from '../../server/analysis/types.ts'
import type { AgentPoint } from './agents.ts'
import { agentOf, playAgent } from './play-agent.ts'

export const measures = ['arew', 'apun', 'k', 'betaF', 'betaP', 'persistence'] as const
export type Measure = (typeof measures)[number]

/** A player with known parameters, as estimated from two games on different decks. */
export type SimulatedPlayer = {
  truth: Record<Measure, number>
  estimate: Record<Measure, Summary>
  /** distance between the shown and the true level */
  levelsAway: Record<keyof Levels, number>
  /** whether the report mentions habits after the first game: no play at random or on almost one deck */
  firm: boolean
  /** of the four habits, those without a sentence of their own */
  silentHabits: number
  riskScore: number
  /** of the second game, if there was one */
  riskScoreAgain?: number
}

/** Plays one of the nine structures with each agent, and another one with the first `retested`. Deterministic. */
export function* simulatePlayers(agents: readonly AgentPoint[], retested: number): Generator<SimulatedPlayer> {
  for (const [i, z] of agents.entries()) yield simulatePlayer(z, i, i < retested)
}

/** The player with index `i` of a study, with one game or two. */
export const simulatePlayer = (z: AgentPoint, i: number, twice: boolean): SimulatedPlayer => {
  const random = sfc32(2018, 42, 2534, i)
  const structure = i % rewardStructures.length
  const draws = playAgent(z, structure, random)
  const game = asPlayed(draws, structure)
  const assessed = assessOn(structure, draws)
  const analysis = describe(draws, observe(game, draws), assessed, researchVolunteers)
  const truth = truthOf(z)
  return {
    truth,
    estimate: analysis.posterior,
    levelsAway: levelsAway(levelsOf(assessed.posterior, researchVolunteers), trueLevels(truth)),
    firm: analysis.results.quality.flags.length === 0,
    riskScore: analysis.exactRiskScore,
    ...(twice && { riskScoreAgain: playAnother(z, structure, random) }),
    silentHabits: analysis.results.claims.filter(({ key }) => /^habit_.*_(neutral|split)$/.test(key)).length,
  }
}

const playAnother = (z: AgentPoint, structure: number, random: Random): number => {
  const another = (structure + 1 + Math.floor(random() * (rewardStructures.length - 1))) % rewardStructures.length
  return risk(assessOn(another, playAgent(z, another, random))).score
}

const truthOf = (z: AgentPoint): Record<Measure, number> => {
  const { arew, apun, k, betaF, betaP, decay } = agentOf(z)
  return { arew, apun, k, betaF, betaP, persistence: betaP * decay }
}

/** The level of a value known with certainty. */
const trueLevels = (truth: Record<Measure, number>): Levels => {
  const certain = (value: number) => ({ mean: value, sd: 0, low: value, high: value })
  const one = (value: number) => Float64Array.of(value)
  const summary = { ...ofMeasures((measure) => certain(truth[measure])), zApun: 0, logEvidence: 0, effectiveSize: 1 }
  const draws = { arew: one(truth.arew), apun: one(truth.apun), betaF: one(truth.betaF), persistence: one(truth.persistence) }
  return levelsOf({ summary, draws }, researchVolunteers)
}

/** Computes a value for each measure. */
export const ofMeasures = <T>(make: (measure: Measure) => T): Record<Measure, T> =>
  Object.fromEntries(measures.map((measure) => [measure, make(measure)])) as Record<Measure, T>

const levelsAway = (shownLevels: Levels, real: Levels): Record<keyof Levels, number> => {
  const away = <T>(order: readonly T[], a: T, b: T) => Math.abs(order.indexOf(a) - order.indexOf(b))
  return {
    arew: away(arewLevels, shownLevels.arew.level, real.arew.level),
    apun: away(apunLevels, shownLevels.apun.level, real.apun.level),
    betaP: away(fiveLevels, shownLevels.betaP.level, real.betaP.level),
    betaF: away(fiveLevels, shownLevels.betaF.level, real.betaF.level),
  }
}
