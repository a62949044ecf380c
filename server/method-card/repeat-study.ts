import { assessOn } from '../analysis/analyse-game.ts'
import { rewardStructures } from '../analysis/decks.ts'
import { usualEffort } from '../analysis/posterior/sample-posterior.ts'
import { sfc32 } from '../analysis/random.ts'
import type { Pair } from '../analysis/reference/repeat-table.ts'
import { risk } from '../analysis/risk.ts'
import type { AgentPoint } from './agents.ts'
import { playAgent } from './play-agent.ts'

/** The score alone needs no finely drawn posterior: a quarter of the usual effort adds 0.2 points of noise. */
const effort = { ...usualEffort, aim: 550, round: 700, spread: 20 }

/** Each agent plays two games on different decks; each game is a first one for the other. Other seeds give other games. */
export const repeatStudy = (agents: readonly AgentPoint[], seed: number): Pair[] =>
  agents.flatMap((z, i): Pair[] => {
    const random = sfc32(35, 61, seed, i)
    const first = Math.floor(random() * rewardStructures.length)
    const second = (first + 1 + Math.floor(random() * (rewardStructures.length - 1))) % rewardStructures.length
    const [a = 0, b = 0] = [first, second].map((structure) => {
      const draws = playAgent(z, structure, random)
      return Math.round(risk(assessOn(structure, draws, effort)).score)
    })
    return [
      [a, b],
      [b, a],
    ]
  })
