import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import { apunLevels, arewLevels, fiveLevels } from '../../contract/profile.ts'
import { assess } from '../analysis/assess.ts'
import { largestShare } from '../analysis/behaviour.ts'
import { isBad, rewardStructure, rewardStructures } from '../analysis/decks.ts'
import { type Levels, levelsOf } from '../analysis/levels.ts'
import { decay, toParameters } from '../analysis/model.ts'
import { evidenceOverChance, qualityFlags } from '../analysis/quality.ts'
import { type Random, sfc32 } from '../analysis/random.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { type Agent, drawsOf, simulateGame } from '../analysis/simulate.ts'
import type { Summary } from '../analysis/types.ts'
import type { AgentPoint } from './agents.ts'

export const measures = ['arew', 'apun', 'k', 'betaF', 'betaP', 'persistence'] as const
export type Measure = (typeof measures)[number]

/** A player whose parameters are known, as the analysis of two games on different decks sees it. */
export type SimulatedPlayer = {
  truth: Record<Measure, number>
  estimate: Record<Measure, Summary>
  /** how many levels the shown one is from the true one */
  levelsAway: Record<keyof Levels, number>
  /** whether the report makes firm statements about the first game: no play at random or on almost one deck */
  firm: boolean
  riskScore: number
  /** of the second game, where there was one */
  riskScoreAgain?: number
}

/** Above the too_fast threshold, so that flag never fires. */
const medianReactionTime = 700

/** Lets each agent play one of the nine structures, and the first `retested` of them another one. The same games at every call. */
export function* simulatePlayers(agents: readonly AgentPoint[], retested: number): Generator<SimulatedPlayer> {
  for (const [i, z] of agents.entries()) {
    const random = sfc32(2018, 42, 2534, i)
    const { agent, truth } = agentOf(z)
    const structure = i % rewardStructures.length
    const { draws, assessed } = playAndAssess(agent, structure, random)
    const { posterior, riskScore } = assessed
    const flags = qualityFlags(
      { largestShare: largestShare(draws), medianReactionTime },
      evidenceOverChance(posterior.summary, draws.length),
    )
    yield {
      truth,
      estimate: posterior.summary,
      levelsAway: levelsAway(levelsOf(posterior, researchVolunteers), trueLevels(truth)),
      firm: flags.length === 0,
      riskScore,
      ...(i < retested && { riskScoreAgain: playAgain(agent, structure, random) }),
    }
  }
}

const playAgain = (agent: Agent, structure: number, random: Random): number => {
  const another = (structure + 1 + Math.floor(random() * (rewardStructures.length - 1))) % rewardStructures.length
  return playAndAssess(agent, another, random).assessed.riskScore
}

const agentOf = (z: readonly number[]): { agent: Agent; truth: Record<Measure, number> } => {
  const parameters = toParameters(...(z as [number, number, number, number, number]))
  const kept = decay(parameters.k)
  return { agent: { ...parameters, decay: kept }, truth: { ...parameters, persistence: parameters.betaP * kept } }
}

const playAndAssess = (agent: Agent, structureId: number, random: Random) => {
  const choices = new Uint8Array(cardsPerGame)
  simulateGame(agent, structureId, random, choices)
  const { payscale, roles } = rewardStructure(structureId)
  const draws = drawsOf(choices, structureId)
  const bad = stackTypes.map((deck) => isBad(roles[deck]))
  return { draws, assessed: assess(draws, payscale, bad) }
}

/** The level of a value that is known for certain. */
const trueLevels = (truth: Record<Measure, number>): Levels => {
  const certain = (value: number) => ({ mean: value, sd: 0, low: value, high: value })
  const one = (value: number) => Float64Array.of(value)
  const summary = { ...ofMeasures((measure) => certain(truth[measure])), zApun: 0, logEvidence: 0, effectiveSize: 1 }
  const draws = { arew: one(truth.arew), apun: one(truth.apun), betaF: one(truth.betaF), persistence: one(truth.persistence) }
  return levelsOf({ summary, draws }, researchVolunteers)
}

export const ofMeasures = <T>(make: (measure: Measure) => T): Record<Measure, T> =>
  Object.fromEntries(measures.map((measure) => [measure, make(measure)])) as Record<Measure, T>

const levelsAway = (shown: Levels, real: Levels): Record<keyof Levels, number> => {
  const away = <T>(order: readonly T[], a: T, b: T) => Math.abs(order.indexOf(a) - order.indexOf(b))
  return {
    arew: away(arewLevels, shown.arew.level, real.arew.level),
    apun: away(apunLevels, shown.apun.level, real.apun.level),
    betaP: away(fiveLevels, shown.betaP.level, real.betaP.level),
    betaF: away(fiveLevels, shown.betaF.level, real.betaF.level),
  }
}
