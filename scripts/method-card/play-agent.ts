import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import { decay, type Parameters, toParameters } from '../../server/analysis/model.ts'
import type { Random } from '../../server/analysis/random.ts'
import type { Draw, PlayedGame } from '../../server/analysis/types.ts'
import type { AgentPoint } from './agents.ts'
import { drawsOf, simulateGame } from './simulate.ts'

/** The parameters of a simulated player; `decay` is 3^(−K). */
export const agentOf = (z: AgentPoint): Parameters & { decay: number } => {
  const parameters = toParameters(...(z as [number, number, number, number, number]))
  return { ...parameters, decay: decay(parameters.k) }
}

/** Plays one game of a simulated player on a structure. */
export const playAgent = (z: AgentPoint, structureId: number, random: Random): Draw[] => {
  const choices = new Uint8Array(cardsPerGame)
  simulateGame(agentOf(z), structureId, random, choices)
  return drawsOf(choices, structureId)
}

/** Draws as a stored game, played at a plausible pace. */
export const asPlayed = (draws: readonly Draw[], rewardStructureId: number): PlayedGame => ({
  rewardStructureId,
  draws: draws.map(({ choice }, t) => ({ stackType: stackTypes[choice]!, reactionTime: 700, time: Date.UTC(2026, 0, 1) + t * 1500 })),
  popups: [],
  registeredAt: null,
  completedAt: null,
})
