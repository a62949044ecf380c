import { cardsPerGame } from '../../contract/constants.ts'
import { drawsOf } from '../../scripts/build-scenes.ts'
import { decay, type Parameters, toParameters } from '../../server/analysis/model.ts'
import type { Random } from '../../server/analysis/random.ts'
import type { Draw } from '../../server/analysis/types.ts'
import type { AgentPoint } from './agents.ts'
import { simulateGame } from './simulate.ts'

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
