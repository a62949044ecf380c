import { cardsPerGame, sameDeckShare } from '../../contract/constants.ts'
import { assessOn } from '../../server/analysis/analyse-game.ts'
import { countDraws, decksOf } from '../../server/analysis/behaviour.ts'
import { rewardStructures } from '../../server/analysis/decks.ts'
import { type Effort, usualEffort } from '../../server/analysis/posterior/sample-posterior.ts'
import { evidenceOverChance, isFirm, qualityFlags } from '../../server/analysis/quality.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { risk } from '../../server/analysis/risk.ts'
import type { AgentPoint } from './agents.ts'
import { playAgent } from './play-agent.ts'
import { mean } from './statistics.ts'

/** The score alone needs no precise posterior: an eighth of the usual time adds 0.3 points of noise. */
const effort: Effort = {
  ...usualEffort,
  first: 256,
  priorStarts: 5,
  likelyStarts: 3,
  climb: 5,
  modal: 300,
  minSize: 40,
  step: 200,
  components: 2,
  fitted: 100,
  round: 200,
  aim: 100,
  spread: 0,
}

/** What the study keeps of a game with a firm result. */
export type RepeatGame = {
  /** as shown, whole */
  score: number
  /** cards of the most chosen deck, of 80 */
  largestDeck: number
  /** of cards 21–80, from losing decks */
  badCards: number
}

/** One player's games in their order; undefined for a game without a firm result. */
export type Career = readonly (RepeatGame | undefined)[]

/**
 * Games of each agent in `sessions` sessions, neighbouring ones on different decks. A player is a stable person plus an independent
 * deviation in each session: `stability` (0–1) is the person's share in the variance of z, so that players as a whole stay as they were.
 * It is an assumption. Other seeds give other games.
 */
export const repeatStudy = (agents: readonly AgentPoint[], sessions: number, stability: number, seed: number): Career[] => {
  const agentCentre = (agents[0] ?? []).map((_, d) => mean(agents.map((z) => z[d] ?? 0)))
  return agents.map((stable, person) => {
    const random = sfc32(35, 61, seed, person)
    let structure = Math.floor(random() * rewardStructures.length)
    return Array.from({ length: sessions }, () => {
      const otherAgent = agents[Math.floor(random() * agents.length)] ?? stable
      const z = agentCentre.map(
        (centre, d) =>
          centre + Math.sqrt(stability) * ((stable[d] ?? 0) - centre) + Math.sqrt(1 - stability) * ((otherAgent[d] ?? 0) - centre),
      )
      structure = (structure + 1 + Math.floor(random() * (rewardStructures.length - 1))) % rewardStructures.length
      return play(z, structure, random)
    })
  })
}

const play = (z: AgentPoint, structure: number, random: Random): RepeatGame | undefined => {
  const draws = playAgent(z, structure, random)
  const { largestShare, badCards } = countDraws(draws, decksOf(structure))
  if (largestShare > sameDeckShare) return undefined
  const assessed = assessOn(structure, draws, effort)
  const overChance = evidenceOverChance(assessed.posterior, draws.length)
  if (!isFirm(qualityFlags({ largestShare, medianReactionTime: null, overChance, scripted: false }))) return undefined
  return { score: Math.round(risk(assessed).score), largestDeck: Math.round(largestShare * cardsPerGame), badCards }
}
