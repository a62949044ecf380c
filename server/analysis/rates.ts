import type { Measure } from '../../contract/scales.ts'
import { phi } from './model.ts'
import { normalQuantile } from './numbers.ts'
import volunteers from './reference/research-volunteers.json' with { type: 'json' }
import type { Behaviour } from './types.ts'

type Seen = Pick<Behaviour, 'wins' | 'losses' | 'frequentWinCards' | 'switches'> & {
  /** LE, −1 to 1 */
  lossEffect: number
  /** of the whole game */
  cards: number
}

/** What each measure counts, as a rate: NaN of a game that had no occasion. */
export const ratesSeen = ({ wins, frequentWinCards, switches, lossEffect, cards }: Seen): Record<Measure, number> => ({
  /** wins after which the deck was kept, 0–1 */
  arew: wins.stayed / wins.count,
  /** how much more often after a win than after a loss, −1 to 1 */
  apun: lossEffect,
  /** cards from the two decks that win most often, 0–1 */
  betaF: frequentWinCards / cards,
  /** cards after which the deck was kept, 0–1 */
  betaP: 1 - switches / (cards - 1),
})

/** Mean and sd of the volunteers' rates, and how far one game tells a player's own rate (the correlation of two games), on an even scale. */
export type RateScale = { mean: number; sd: number; reliability: number }

/** A player's own rate as one game tells it: a normal distribution on an even scale. */
export type Rate = { measure: Measure; mean: number; sd: number }
export type Rates = Record<Measure, Rate>

/** The scale on which a share is as uncertain at its ends as in its middle (the arcsine of its root); a difference has its own. */
export const toEven = (measure: Measure, rate: number): number => (measure === 'apun' ? rate : Math.asin(Math.sqrt(rate)))
const fromEven = (measure: Measure, value: number): number =>
  measure === 'apun' ? value : Math.sin(Math.min(Math.max(value, 0), Math.PI / 2)) ** 2

/**
 * What a player's own rates probably are, given one game: Kelley's estimate of a true score and its error (Kelley 1947, Fundamentals of
 * Statistics; Lord & Novick 1968, Statistical Theories of Mental Test Scores, 3.7). A rate that the game did not show may be any volunteer's.
 */
export const ratesOf = (game: Seen, scales: Record<Measure, RateScale> = volunteers.rates): Rates => {
  const observed = ratesSeen(game)
  const rate = (measure: Measure): Rate => {
    const { mean, sd, reliability } = scales[measure]
    if (Number.isNaN(observed[measure])) return { measure, mean, sd }
    return {
      measure,
      mean: mean + reliability * (toEven(measure, observed[measure]) - mean),
      sd: sd * Math.sqrt(reliability * (1 - reliability)),
    }
  }
  return { arew: rate('arew'), apun: rate('apun'), betaF: rate('betaF'), betaP: rate('betaP') }
}

/** The rate below which the player's own one lies with this probability, 0–1; in the middle without one. */
export const rateAt = ({ measure, mean, sd }: Rate, probability = 0.5): number =>
  fromEven(measure, probability === 0.5 ? mean : mean + sd * normalQuantile(probability))

/** An estimate moved to where it would lie among own rates, for tables: estimates lie closer together, as one game tells a rate only in part. */
export const amongOwn = (measure: Measure, estimate: number, { mean, reliability }: RateScale = volunteers.rates[measure]): number =>
  fromEven(measure, mean + (toEven(measure, estimate) - mean) / Math.sqrt(reliability))

/** The probability that the player's own rate is below this one. */
export const shareBelow = ({ measure, mean, sd }: Rate, value: number): number => phi((toEven(measure, value) - mean) / sd)
