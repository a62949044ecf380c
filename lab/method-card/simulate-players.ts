import { asPlayed } from '../../scripts/build-scenes.ts'
import { assessOn, describe } from '../../server/analysis/analyse-game.ts'
import { observe } from '../../server/analysis/behaviour.ts'
import { rewardStructures } from '../../server/analysis/decks.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import { risk } from '../../server/analysis/risk.ts'
import type { AgentPoint } from './agents.ts'
import { agentOf, playAgent } from './play-agent.ts'

/** A player with known parameters, as estimated from a game. */
export type SimulatedPlayer = {
  /** z2, the one parameter that the score uses: put in, and found */
  zApun: [put: number, found: number]
  /** whether its 80 % interval holds it */
  isCovered: boolean
  /** whether the result bears no flag */
  firm: boolean
  riskScore: number
  /** of a second game on other decks, if there was one */
  riskScoreAgain?: number
}

/** Plays one of the nine structures with each agent, and another one with the first `retested`. Deterministic. */
export function* simulatePlayers(agents: readonly AgentPoint[], retested: number): Generator<SimulatedPlayer> {
  for (const [i, z] of agents.entries()) yield simulatePlayer(z, i, i < retested)
}

const simulatePlayer = (z: AgentPoint, i: number, twice: boolean): SimulatedPlayer => {
  const random = sfc32(2018, 42, 2534, i)
  const structure = i % rewardStructures.length
  const draws = playAgent(z, structure, random)
  const { posterior, exactRiskScore, results } = describe(
    draws,
    observe(asPlayed(draws, structure), draws),
    assessOn(structure, draws),
    researchVolunteers,
  )
  const { apun } = agentOf(z)
  return {
    zApun: [z[1] ?? Number.NaN, posterior.zApun],
    isCovered: apun >= posterior.apun.low && apun <= posterior.apun.high,
    firm: results.quality.flags.length === 0,
    riskScore: exactRiskScore,
    ...(twice && { riskScoreAgain: playAnother(z, structure, random) }),
  }
}

const playAnother = (z: AgentPoint, structure: number, random: Random): number => {
  const another = (structure + 1 + Math.floor(random() * (rewardStructures.length - 1))) % rewardStructures.length
  return risk(assessOn(another, playAgent(z, another, random))).score
}
