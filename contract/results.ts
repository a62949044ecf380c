import { type Static, type TSchema, Type } from 'typebox'
import { adviceKeys } from './advice-keys.ts'
import { adviceReasonCodes } from './advice-reasons.ts'
import { Claim } from './claims.ts'
import { OneOf, Percent, StrictObject, Timestamp, Uid, WholePercent } from './fields.ts'
import {
  apunLevels,
  apunTexts,
  arewLevels,
  arewTexts,
  fiveLevels,
  guessAccuracies,
  qualityFlags,
  riskCategories,
  scoreVersions,
} from './scales.ts'

const Interval = Type.Tuple([Percent, Percent], { description: '80 % interval on the quantile scale' })
const Probability = Type.Number({ minimum: 0, maximum: 1 })
const Level = <T extends TSchema>(level: T) =>
  StrictObject({
    level,
    probability: Probability,
    named: Type.Union([Type.Literal(true), Type.Literal('span'), Type.Literal(false)], {
      description: 'Whether the level may be named: alone, as a span of two adjacent ones, or not',
    }),
    span: Type.Optional(Type.Tuple([level, level])),
    status: Type.Optional(
      OneOf(
        ['named', 'split', 'denied'],
        'split: no level or span has its share; denied: the counts of the game contradict it. Not in results of risk-3',
      ),
    ),
    near_border: Type.Boolean({ description: 'The 80 % interval crosses a cut' }),
  })

const OneOfFive = Level(OneOf(fiveLevels))

const Percentile = Type.Integer({ minimum: 1, maximum: 99 })
const Points = Type.Integer({ minimum: -1000, maximum: 1000 })
/** What may be said of the player's own game, in the order of reading. */
const Claims = Type.Array(Claim)

export const Created = StrictObject({ status: Type.Literal('ok') })
export type Created = Static<typeof Created>

/** POST results, not done within 15 s: how many games are before this one, and about how long that takes. */
export const Waiting = StrictObject({
  status: Type.Literal('waiting'),
  ahead: Type.Integer({ minimum: 0 }),
  seconds: Type.Integer({ minimum: 1, description: 's' }),
})
export type Waiting = Static<typeof Waiting>

/** GET results: quantiles of the four measures and all that is derived from the draws. */
export const Results = StrictObject({
  arew: Percent,
  apun: Percent,
  betaP: Percent,
  betaF: Percent,
  interval: StrictObject({ arew: Interval, apun: Interval, betaP: Interval, betaF: Interval }),
  levels: StrictObject({ arew: Level(OneOf(arewLevels)), apun: Level(OneOf(apunLevels)), betaP: OneOfFive, betaF: OneOfFive }),
  texts: StrictObject({ arew: OneOf(arewTexts), apun: OneOf(apunTexts) }),
  risk_score: WholePercent,
  score_version: OneOf(scoreVersions),
  parts: StrictObject(
    { bad_share: Points, loss_effect: Points, limit: Type.Optional(WholePercent) },
    { description: 'Added to 50 they give the score, unless a limit, 0 or 100 applies' },
  ),
  repeat: Type.Tuple([WholePercent, WholePercent], { description: '8 of 10 repeats fall within it' }),
  repeat_same_category: Type.Number({ minimum: 0, maximum: 1, description: 'Share of repeats in the same category' }),
  claims: Claims,
  risk_band: Type.Tuple([WholePercent, WholePercent], { description: 'The same as `repeat`' }),
  category: OneOf(riskCategories),
  category_near_border: Type.Boolean({ description: 'A category border is within three points of the score' }),
  percentile: Percentile,
  percentile_range: Type.Optional(
    Type.Tuple([Percentile, Percentile], { description: 'The range of repeats as percentiles. Not in results of risk-3' }),
  ),
  /** The count in whichever part of the score moved it most. */
  fact: Type.Optional(Claim),
  striking: Type.Optional(
    Type.Union([Claim, Type.Null()], { description: 'The most extreme count among volunteers, if beyond the outer fiftieth' }),
  ),
  reference_group: StrictObject({
    name: OneOf(['research-volunteers', 'installation']),
    version: Type.String(),
    n: Type.Integer({ minimum: 1 }),
    scores: Type.Optional(
      Type.Array(Percent, { minItems: 99, maxItems: 99, description: 'Percentiles 1 to 99 of the scores in the group, ascending' }),
    ),
  }),
  quality: StrictObject({ flags: Type.Array(OneOf(qualityFlags)), firm: Type.Boolean({ description: 'False: no firm statements' }) }),
  model_version: Type.String(),
})
export type Results = Static<typeof Results>

export const RiskGuessBody = StrictObject({ id: Uid, risk_guess: WholePercent, risk_score: WholePercent, time: Timestamp })
export type RiskGuessBody = Static<typeof RiskGuessBody>

/** The score is the server's own; `guess_accuracy` compares the two. */
export const RiskGuess = StrictObject({
  risk_guess: WholePercent,
  risk_score: WholePercent,
  time: Timestamp,
  guess_accuracy: OneOf(guessAccuracies),
  claims: Claims,
})
export type RiskGuess = Static<typeof RiskGuess>

const AdviceKeyField = OneOf(adviceKeys)
/** Why a tip was chosen: a reason code with the numbers its sentence shows. */
export const AdviceReason = StrictObject({ code: OneOf(adviceReasonCodes), values: Type.Record(Type.String(), Type.Number()) })
export const Advice = StrictObject({
  advice_one: AdviceKeyField,
  advice_two: AdviceKeyField,
  advice_three: AdviceKeyField,
  reasons: StrictObject({ advice_one: AdviceReason, advice_two: AdviceReason, advice_three: AdviceReason }),
  claims: Type.Array(Claim, { description: 'The same reasons in the order of the tips' }),
})
export type Advice = Static<typeof Advice>

export const GameScore = StrictObject({ score: Type.Integer({ description: '2000 + all card values; may be negative' }) })
export type GameScore = Static<typeof GameScore>
