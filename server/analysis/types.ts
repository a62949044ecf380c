import type { StackType } from '../../contract/constants.ts'
import type { PopupKey } from '../../contract/popups.ts'
import type { Results } from '../../contract/results.ts'
import type { Measure } from '../../contract/scales.ts'

/** The input of the analysis. Card values follow from the decks. */
export type PlayedGame = {
  rewardStructureId: number
  /** as stored, in the order of play */
  draws: readonly {
    stackType: StackType
    /** ms, without pauses, popups and hidden-tab time, from the frame in which the last card's value can be read */
    reactionTime: number
    /** client clock at the press, ms since 1970 */
    time: number
  }[]
  /** popups that were shown, by the answers stored */
  popups: readonly PopupKey[]
  /** The server's own times of the registration and of the 80th draw, ms since 1970; null where they were not recorded */
  registeredAt: number | null
  completedAt: number | null
}

/** One draw as the model sees it. */
export type Draw = {
  /** deck a, b, c, d */
  choice: 0 | 1 | 2 | 3
  /** net points */
  outcome: number
}

/** Posterior of one parameter; low and high bound the central 80 %. */
export type Summary = { mean: number; sd: number; low: number; high: number }

/** Posterior of the five parameters of the ORL model (Haines, Vassileva & Ahn 2018), of which the score uses one. */
export type PosteriorSummary = {
  arew: Summary
  apun: Summary
  k: Summary
  betaF: Summary
  betaP: Summary
  /** betaP · 3^(−K), shown as persistence */
  persistence: Summary
  /** mean of z2, the unbounded form of apun that the risk score uses */
  zApun: number
  logEvidence: number
  /** effective sample size of the weighted posterior draws */
  effectiveSize: number
}

/** Percentiles 1 to 99 of a comparison group, with their source. */
export type ReferenceGroup = {
  name: Results['reference_group']['name']
  version: string
  /** number of people */
  n: number
  modelVersion: string
  /** the formula of the risk scores in it */
  scoreVersion: string
  /** 99 ascending values each */
  tables: Record<ReferenceMeasure, readonly number[]>
}

export type ReferenceMeasure = 'arew' | 'apun' | 'betaF' | 'persistence' | 'riskScore' | 'chasing'

/** Observed in the game itself, without any model. Counts of draws unless noted otherwise. */
export type Behaviour = {
  /** balance − 2000, points */
  net: number
  /** share of draws 21–80 from the two decks that lose in the long run */
  badShare: number
  /** draws 21–80 from those decks */
  badCards: number
  /** draws within 3 after a loss on a bad deck, and how many of them were from a bad deck again */
  afterBadLoss: { draws: number; bad: number }
  /** wins and losses with a next draw, and how often that was from the same deck */
  wins: { count: number; stayed: number }
  losses: { count: number; stayed: number }
  /** draws from the two decks with rare losses */
  frequentWinCards: number
  /** deck changes in the 79 opportunities */
  switches: number
  longestRun: number
  /** of the most chosen deck, 0–1 */
  largestShare: number
  /** median reaction time, ms; null if the clock is implausible */
  medianReactionTime: number | null
  /** seconds of play without pauses and popups; null if the clock is implausible */
  duration: number | null
  /** whether the player's clock is plausible */
  clock: boolean
  randomPopup: boolean
}

/** The whole analysis of one game: JSON-serialisable, and deterministic for a game and reference group. */
export type GameAnalysis = {
  /** 2000 + all card values */
  score: number
  results: Results
  posterior: PosteriorSummary
  /** the player's own rates of what each measure counts, as estimated (`rates.ts`); not of an earlier method */
  rates: Record<Measure, number>
  behaviour: Behaviour
  /** before rounding; 0–100 */
  exactRiskScore: number
  /** how much more often the player stayed after wins than after losses (LE), −1 to 1 */
  lossEffect: number
  /** (bad + 3) / (draws + 6) of afterBadLoss, and its percentile */
  chasing: number
  chasingPercentile: number
  modelVersion: string
  scoreVersion: string
}
