import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import { apunLevels, arewLevels, fiveLevels } from '../../contract/profile.ts'
import { assess } from '../analysis/assess.ts'
import { isBad, rewardStructure, rewardStructures } from '../analysis/decks.ts'
import { type Levels, levelsOf } from '../analysis/levels.ts'
import { decay, toParameters } from '../analysis/model.ts'
import { type Random, sfc32 } from '../analysis/random.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { type Agent, drawsOf, simulateGame } from '../analysis/simulate.ts'
import type { Summary } from '../analysis/types.ts'
import data from './agents.json' with { type: 'json' }

export const measures = ['arew', 'apun', 'k', 'betaF', 'betaP', 'persistence'] as const
export type Measure = (typeof measures)[number]

/** A player whose parameters are known, as the analysis of two games on different decks sees it. */
export interface SimulatedPlayer {
  truth: Record<Measure, number>
  estimate: Record<Measure, Summary>
  /** how many levels the shown one is from the true one */
  levelsAway: Record<keyof Levels, number>
  riskScore: number
  /** of the second game */
  riskScoreAgain: number
}

/**
 * Players drawn from the posteriors of the reference group, each playing two of the nine structures. The same players at every call.
 */
export function* simulatePlayers(count: number): Generator<SimulatedPlayer> {
  const random = sfc32(2018, 42, 2534, 80)
  for (let i = 0; i < count; i++) {
    const { agent, truth } = agentOf(data.agents[i % data.agents.length] ?? [])
    const structure = i % rewardStructures.length
    const first = playAndAssess(agent, structure, random)
    const second = playAndAssess(agent, (structure + 1 + Math.floor(random() * 8)) % rewardStructures.length, random)
    yield {
      truth,
      estimate: first.posterior.summary,
      levelsAway: levelsAway(levelsOf(first.posterior, researchVolunteers), trueLevels(truth)),
      riskScore: first.riskScore,
      riskScoreAgain: second.riskScore,
    }
  }
}

function agentOf(z: readonly number[]): { agent: Agent; truth: Record<Measure, number> } {
  const parameters = toParameters(...(z as [number, number, number, number, number]))
  const kept = decay(parameters.k)
  return { agent: { ...parameters, decay: kept }, truth: { ...parameters, persistence: parameters.betaP * kept } }
}

function playAndAssess(agent: Agent, structureId: number, random: Random) {
  const choices = new Uint8Array(cardsPerGame)
  simulateGame(agent, structureId, random, choices)
  const { payscale, roles } = rewardStructure(structureId)
  return assess(
    drawsOf(choices, structureId),
    payscale,
    stackTypes.map((deck) => isBad(roles[deck])),
  )
}

/** The level of a value that is known for certain. */
function trueLevels(truth: Record<Measure, number>): Levels {
  const certain = (value: number) => ({ mean: value, sd: 0, low: value, high: value })
  const one = (value: number) => Float64Array.of(value)
  const summary = { ...mapMeasures((measure) => certain(truth[measure])), zApun: 0, logEvidence: 0, effectiveSize: 1 }
  const draws = { arew: one(truth.arew), apun: one(truth.apun), betaF: one(truth.betaF), persistence: one(truth.persistence) }
  return levelsOf({ summary, draws }, researchVolunteers)
}

function mapMeasures<T>(make: (measure: Measure) => T): Record<Measure, T> {
  return Object.fromEntries(measures.map((measure) => [measure, make(measure)])) as Record<Measure, T>
}

function levelsAway(shown: Levels, real: Levels): Record<keyof Levels, number> {
  const away = <T>(order: readonly T[], a: T, b: T) => Math.abs(order.indexOf(a) - order.indexOf(b))
  return {
    arew: away(arewLevels, shown.arew.level, real.arew.level),
    apun: away(apunLevels, shown.apun.level, real.apun.level),
    betaP: away(fiveLevels, shown.betaP.level, real.betaP.level),
    betaF: away(fiveLevels, shown.betaF.level, real.betaF.level),
  }
}
