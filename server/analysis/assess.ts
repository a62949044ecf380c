import { lossEffect } from '../../contract/loss-effect.ts'
import { firstLateDraw, reactionsToLosses, stays } from './behaviour.ts'
import { type Effort, samplePosterior, usualEffort } from './posterior/sample-posterior.ts'
import { type PosteriorDraws, summarise } from './posterior/summarise.ts'
import { chasingShare, type RiskSeen } from './risk.ts'
import { randomOf } from './seeded-random.ts'
import type { Draw } from './types.ts'

/** What follows from the draws alone, on whatever decks: the posterior, and what the risk score is made of. */
export interface Assessment extends RiskSeen {
  posterior: PosteriorDraws
  /** (bad + 3) / (draws + 6) after losses on bad decks */
  chasing: number
}

/** Assesses a sequence of draws; `isBadDeck` says of each deck 0–3 whether it loses in the long run. Pure and repeatable. */
export const assess = (
  draws: readonly Draw[],
  payscale: number,
  isBadDeck: readonly boolean[],
  effort: Effort = usualEffort,
): Assessment => {
  const posterior = summarise(samplePosterior(draws, payscale, randomOf(draws, payscale), effort))
  const bad = draws.map((draw) => isBadDeck[draw.choice] ?? false)
  const late = bad.slice(firstLateDraw)
  return {
    posterior,
    badShare: late.filter(Boolean).length / late.length,
    lossEffect: lossEffect(stays(draws)),
    zApun: posterior.summary.zApun,
    chasing: chasingShare(reactionsToLosses(draws, bad)),
  }
}
