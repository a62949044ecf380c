import { assessOn } from '../analysis/analyse-game.ts'
import { rewardStructures } from '../analysis/decks.ts'
import { type Effort, usualEffort } from '../analysis/posterior/sample-posterior.ts'
import { type Random, sfc32 } from '../analysis/random.ts'
import type { Pair } from '../analysis/reference/repeat-table.ts'
import { risk } from '../analysis/risk.ts'
import type { AgentPoint } from './agents.ts'
import { playAgent } from './play-agent.ts'

/** The score alone needs no precise posterior: a quarter of the usual effort adds 0.2 points of noise. */
const effort: Effort = { ...usualEffort, aim: 550, round: 700, spread: 20 }

/** The risk score of an agent's game. */
export const scoreOf = (z: AgentPoint, structure: number, random: Random): number =>
  risk(assessOn(structure, playAgent(z, structure, random), effort)).score

/** Each agent plays two games on different decks; each serves as the first game of the other. Other seeds give other games. */
export const repeatStudy = (agents: readonly AgentPoint[], seed: number): Pair[] =>
  agents.flatMap((z, i): Pair[] => {
    const random = sfc32(35, 61, seed, i)
    const first = Math.floor(random() * rewardStructures.length)
    const second = (first + 1 + Math.floor(random() * (rewardStructures.length - 1))) % rewardStructures.length
    const [a = 0, b = 0] = [first, second].map((structure) => Math.round(scoreOf(z, structure, random)))
    return [
      [a, b],
      [b, a],
    ]
  })
