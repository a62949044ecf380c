import { normalQuantile } from '../../server/analysis/numbers.ts'
import type { Random } from '../../server/analysis/random.ts'
import { mean, variance } from './statistics.ts'

/** Points at which the distribution of ranks is evaluated: .01, .02 … .99. */
const places = Array.from({ length: 99 }, (_, i) => (i + 1) / 100)

/** Share of ranks up to each point, minus that point: chance alone if ranks are uniform on 0–1. */
export const ecdfDifference = (ranks: readonly number[]): number[] => {
  const ascending = ranks.toSorted((a, b) => a - b)
  let below = 0
  return places.map((place) => {
    while (below < ascending.length && ascending[below]! <= place) below++
    return below / ascending.length - place
  })
}

/** The largest difference, in standard errors at its own point. */
export const largestDifference = (ranks: readonly number[]): number =>
  Math.max(...ecdfDifference(ranks).map((difference, i) => Math.abs(difference) / errorAt(places[i]!, ranks.length)))

/** Standard error of the share of `count` uniform ranks up to a point. */
const errorAt = (place: number, count: number): number => Math.sqrt((place * (1 - place)) / count)

/**
 * Half the width of the band that entirely contains 95 % of uniform samples, in standard errors: simultaneous over all points, found by
 * simulation as proposed by Säilynoja, Bürkner & Vehtari (2022), Statistics and Computing 32:32.
 */
export const simultaneousBand = (count: number, random: Random, samples = 2000): number => {
  const largest = Array.from({ length: samples }, () => largestDifference(Array.from({ length: count }, random)))
  return largest.sort((a, b) => a - b)[Math.ceil(0.95 * samples) - 1]!
}

/**
 * Width of the posteriors relative to their errors: the mean square of the ranks as normal scores, 1 if widths are right and 1 / 1.1
 * if variances are 10 % too large. `rows` has the ranks of several measures per game; the error counts games, not ranks.
 */
export const spreadOfRanks = (rows: readonly (readonly number[])[]): { found: number; error: number } => {
  const squares = rows.map((ranks) => ranks.reduce((sum, rank) => sum + normalScore(rank) ** 2, 0) / ranks.length)
  return { found: mean(squares), error: Math.sqrt(variance(squares) / squares.length) }
}

const normalScore = (rank: number) => normalQuantile(Math.min(Math.max(rank, 1e-6), 1 - 1e-6))
