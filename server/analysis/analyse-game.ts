import { cardsPerGame, sameDeckShare, stackTypes } from '../../contract/constants.ts'
import type { Results } from '../../contract/results.ts'
import { riskBorders } from '../../contract/scales.ts'
import { type Assessment, assess } from './assess.ts'
import { decksOf, observe, scoreOf } from './behaviour.ts'
import { resultClaims } from './claims/result-claims.ts'
import { strikingClaim } from './claims/striking.ts'
import { cardValue, rewardStructure } from './decks.ts'
import { type Levels, levelsOf, tableOf, textsOf, unnamed, withoutDenied } from './levels.ts'
import { modelVersion } from './model.ts'
import { clamp, percentileOf } from './numbers.ts'
import type { Effort } from './posterior/sample-posterior.ts'
import { evidenceOverChance, isFirm, qualityFlags } from './quality.ts'
import { type Rate, rateAt, ratesOf } from './rates.ts'
import { repeatOf } from './repeat.ts'
import { risk, riskCategory, scoreVersion } from './risk.ts'
import { timing } from './timing.ts'
import type { Behaviour, Draw, GameAnalysis, PlayedGame, ReferenceGroup, ReferenceMeasure } from './types.ts'

/** Why a game cannot be analysed, by a stable code. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError'
  readonly code: 'not_complete' | 'single_deck'

  constructor(code: AnalysisError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Maximum distance of the exact score from a category border to count as near it, points. */
const nearBorder = 3

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

  return describe(draws, behaviour, assessOn(game.rewardStructureId, draws), reference, timing(game).scripted)
}

/** Assesses draws on one of the nine structures. Throws RangeError for an unknown one. */
export const assessOn = (rewardStructureId: number, draws: readonly Draw[], effort?: Effort): Assessment =>
  assess(draws, rewardStructure(rewardStructureId).payscale, decksOf(rewardStructureId).isBad, effort)

/** Everything reported about assessed draws, on any decks. */
export const describe = (
  draws: readonly Draw[],
  behaviour: Behaviour,
  assessed: Assessment,
  reference: ReferenceGroup,
  scripted = false,
): GameAnalysis => {
  const { posterior, chasing, lossEffect } = assessed
  const rates = ratesOf({ ...behaviour, lossEffect, cards: draws.length })
  const { score: exact, parts } = risk(assessed)
  const riskScore = Math.round(exact)
  const repeat = repeatOf(riskScore, Math.round(behaviour.largestShare * draws.length))
  const flags = qualityFlags({ ...behaviour, overChance: evidenceOverChance(posterior, draws.length), scripted })
  const levels = levelsOf(rates, reference)

  const percentile = (measure: ReferenceMeasure, value: number) => Math.floor(percentileOf(reference.tables[measure], value))
  const place = (rate: Rate, probability: number) => percentile(tableOf[rate.measure], rateAt(rate, probability))
  const quantiles = <T>(of: (rate: Rate) => T) => ({
    arew: of(rates.arew),
    apun: of(rates.apun),
    betaP: of(rates.betaP),
    betaF: of(rates.betaF),
  })
  const ofScore = (score: number) => clamp(Math.round(percentileOf(reference.tables.riskScore, score)), 1, 99)
  const [low, high] = repeat.range
  const results: Omit<Results, 'claims'> & { levels: Levels } = {
    ...quantiles((rate) => place(rate, 0.5)),
    interval: quantiles((rate): [number, number] => [place(rate, 0.1), place(rate, 0.9)]),
    levels: flags.length === 0 ? withoutDenied(levels, { behaviour, lossEffect }) : unnamed(levels),
    texts: textsOf(rates, reference),
    risk_score: riskScore,
    score_version: scoreVersion,
    parts,
    repeat: repeat.range,
    repeat_same_category: repeat.sameCategory,
    risk_band: repeat.range,
    category: riskCategory(riskScore),
    category_near_border: riskBorders.some((border) => Math.abs(border - 0.5 - exact) <= nearBorder),
    percentile: ofScore(riskScore),
    percentile_range: [ofScore(low), ofScore(high)],
    striking: flags.length === 0 ? strikingClaim(behaviour) : null,
    reference_group: { name: reference.name, version: reference.version, n: reference.n },
    quality: { flags, firm: isFirm(flags) },
    model_version: modelVersion,
  }
  return {
    score: scoreOf(draws),
    results: { ...results, claims: resultClaims({ results, repeat, behaviour, lossEffect }) },
    posterior,
    rates: quantiles((rate) => rateAt(rate)),
    behaviour,
    exactRiskScore: exact,
    lossEffect,
    chasing,
    chasingPercentile: percentile('chasing', chasing),
    modelVersion,
    scoreVersion,
  }
}

/** The model's view of a game: decks as 0–3 with the points of their cards. */
export const valuedDraws = (game: PlayedGame): Draw[] => {
  if (game.draws.length !== cardsPerGame) throw new AnalysisError('not_complete', `${game.draws.length} of ${cardsPerGame} draws`)
  const drawnCounts = { a: 0, b: 0, c: 0, d: 0 }
  return game.draws.map(({ stackType }) => ({
    choice: stackTypes.indexOf(stackType) as Draw['choice'],
    outcome: cardValue(game.rewardStructureId, stackType, drawnCounts[stackType]++),
  }))
}
