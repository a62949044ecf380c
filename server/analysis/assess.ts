import { lossEffect } from '../../contract/loss-effect.ts'
import { firstLateDraw, reactionsToLosses, stays } from './behaviour.ts'
import { type Effort, samplePosterior, usualEffort } from './posterior/sample-posterior.ts'
import { summarise } from './posterior/summarise.ts'
import { randomOf } from './random.ts'
import { chasingShare, type RiskSeen } from './risk.ts'
import type { Draw, PosteriorSummary } from './types.ts'

/** Results that depend on the draws alone, on any decks: the posterior, and the inputs of the risk score. */
export type Assessment = RiskSeen & {
  posterior: PosteriorSummary
  /** (bad + 3) / (draws + 6) after losses on bad decks */
  chasing: number
}

/** Assesses a sequence of draws; `isBadDeck` tells for each deck 0–3 whether it loses in the long run. Pure and deterministic. */
export const assess = (
  draws: readonly Draw[],
  payscale: number,
  isBadDeck: readonly boolean[],
  effort: Effort = usualEffort,
): Assessment => {
  const posterior = summarise(samplePosterior(draws, payscale, randomOf(draws, payscale), effort))
  const bad = draws.map((draw) => isBadDeck[draw.choice] ?? false)
  const lateDraws = bad.slice(firstLateDraw)
  return {
    posterior,
    badShare: lateDraws.filter(Boolean).length / lateDraws.length,
    lossEffect: lossEffect(stays(draws)),
    zApun: posterior.zApun,
    chasing: chasingShare(reactionsToLosses(draws, bad)),
  }
}
