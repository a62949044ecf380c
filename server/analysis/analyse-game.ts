import { cardsPerGame, sameDeckShare, stackTypes } from '../../contract/constants.ts'
import type { Results } from '../../contract/results.ts'
import { riskBorders } from '../../contract/scales.ts'
import { AnalysisError } from './analysis-error.ts'
import { assess } from './assess.ts'
import { observe, scoreOf } from './behaviour.ts'
import { cardValue, isBad, rewardStructure } from './decks.ts'
import { levelsOf, textsOf } from './levels.ts'
import { modelVersion } from './model.ts'
import { percentileOf } from './percentiles.ts'
import { evidenceOverChance, qualityFlags } from './quality.ts'
import { riskBand, riskCategory } from './risk.ts'
import type { Draw, GameAnalysis, PlayedGame, ReferenceGroup, ReferenceMeasure } from './types.ts'

/**
 * The whole analysis of one game against a comparison group: posterior, risk score, levels, percentiles.
 * Pure; the same game and group give the same bytes.
 * @throws AnalysisError `not_complete` without all 80 draws, `single_deck` with more than 90 % from one deck
 * @throws RangeError for an unknown reward structure
 */
export const analyseGame = (game: PlayedGame, reference: ReferenceGroup): GameAnalysis => {
  const draws = valuedDraws(game)
  const behaviour = observe(game, draws)
  if (behaviour.largestShare > sameDeckShare) throw new AnalysisError('single_deck', 'more than 90 % of the draws are from one deck')

  const { payscale, roles } = rewardStructure(game.rewardStructureId)
  const { posterior, simulatedBadShare, chasing, riskScore } = assess(
    draws,
    payscale,
    stackTypes.map((deck) => isBad(roles[deck])),
  )
  const { summary } = posterior
  const shown = Math.round(riskScore)
  const band: [number, number] = [Math.max(shown - riskBand, 0), Math.min(shown + riskBand, 100)]
  const flags = qualityFlags(behaviour, evidenceOverChance(summary, draws.length))

  const place = (measure: ReferenceMeasure, value: number) => Math.floor(percentileOf(reference.tables[measure], value))
  const results: Results = {
    arew: place('arew', summary.arew.mean),
    apun: place('apun', summary.apun.mean),
    betaP: place('persistence', summary.persistence.mean),
    betaF: place('betaF', summary.betaF.mean),
    interval: {
      arew: [place('arew', summary.arew.low), place('arew', summary.arew.high)],
      apun: [place('apun', summary.apun.low), place('apun', summary.apun.high)],
      betaP: [place('persistence', summary.persistence.low), place('persistence', summary.persistence.high)],
      betaF: [place('betaF', summary.betaF.low), place('betaF', summary.betaF.high)],
    },
    levels: levelsOf(posterior, reference),
    texts: textsOf(posterior, reference),
    risk_score: shown,
    risk_band: band,
    category: riskCategory(shown),
    category_near_border: riskBorders.some((border) => band[0] < border && border <= band[1]),
    percentile: clamp(Math.round(percentileOf(reference.tables.riskScore, shown)), 1, 99),
    reference_group: { name: reference.name, version: reference.version, n: reference.n },
    quality: { flags, firm: flags.length === 0 },
    model_version: modelVersion,
  }
  return {
    score: scoreOf(draws),
    results,
    posterior: summary,
    behaviour,
    exactRiskScore: riskScore,
    simulatedBadShare,
    chasing,
    chasingPercentile: place('chasing', chasing),
    modelVersion,
  }
}

/** The model's view of a game: decks as 0–3 with the points of their cards. */
export const valuedDraws = (game: PlayedGame): Draw[] => {
  if (game.draws.length !== cardsPerGame) throw new AnalysisError('not_complete', `${game.draws.length} of ${cardsPerGame} draws`)
  const taken = { a: 0, b: 0, c: 0, d: 0 }
  return game.draws.map(({ stackType }) => ({
    choice: stackTypes.indexOf(stackType) as Draw['choice'],
    outcome: cardValue(game.rewardStructureId, stackType, taken[stackType]++),
  }))
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
