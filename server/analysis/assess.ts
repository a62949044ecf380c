import { cardsPerGame } from '../../contract/constants.ts'
import { firstLateDraw, reactionsToLosses } from './behaviour.ts'
import { rewardStructures } from './decks.ts'
import { type Effort, type PosteriorSample, samplePosterior, usualEffort } from './posterior/sample-posterior.ts'
import { type PosteriorDraws, summarise } from './posterior/summarise.ts'
import type { Random } from './random.ts'
import { chasingShare, riskScore } from './risk.ts'
import { randomOf } from './seeded-random.ts'
import { simulateGame } from './simulate.ts'
import type { Draw } from './types.ts'

/** Simulated games behind M20: 100 for each structure. */
const simulatedGames = 900

/** What follows from the draws alone, on whatever decks: the posterior and the risk score with its parts. */
export type Assessment = {
  posterior: PosteriorDraws
  badShare: number
  simulatedBadShare: number
  chasing: number
  /** 0–100, not rounded */
  riskScore: number
}

/** Assesses a sequence of draws; `isBadDeck` says of each deck 0–3 whether it loses in the long run. Pure and repeatable. */
export const assess = (
  draws: readonly Draw[],
  payscale: number,
  isBadDeck: readonly boolean[],
  effort: Effort = usualEffort,
): Assessment => {
  const random = randomOf(draws, payscale)
  const sample = samplePosterior(draws, payscale, random, effort)
  const posterior = summarise(sample)
  const bad = draws.map((draw) => isBadDeck[draw.choice] ?? false)
  const late = bad.slice(firstLateDraw)
  const badShare = late.filter(Boolean).length / late.length
  const simulatedBadShare = simulateBadShare(sample, random)
  const chasing = chasingShare(reactionsToLosses(draws, bad))
  const score = riskScore({ badShare, simulatedBadShare, chasing, zApun: posterior.summary.zApun })
  return { posterior, badShare, simulatedBadShare, chasing, riskScore: score }
}

/** M20: posterior draws of the player play all nine structures. */
const simulateBadShare = ({ cloud }: PosteriorSample, random: Random): number => {
  const { arew, apun, decay, betaF, betaP } = cloud.values.parameters
  const choices = new Uint8Array(cardsPerGame)
  let sum = 0
  cloud.resample(simulatedGames).forEach((index, run) => {
    const agent = { arew: arew[index]!, apun: apun[index]!, decay: decay[index]!, betaF: betaF[index]!, betaP: betaP[index]! }
    sum += simulateGame(agent, run % rewardStructures.length, random, choices)
  })
  return sum / simulatedGames
}
