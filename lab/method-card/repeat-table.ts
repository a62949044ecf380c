import { riskCategory } from '../../server/analysis/risk.ts'

/** A shown score, or the mean of several, and the score of the next game of the same player. */
export type Pair = readonly [score: number, next: number]

/** By shown score, 0 to 100: the range that holds 8 of 10 next games, and the share of them in the same category. */
export type RepeatTable = { low: number[]; high: number[]; same: number[] }

/** sd of the weights by which neighbouring scores count, points; it grows where scores are rare */
const bandwidth = 2
/** Effective number of repeats that a range rests on at least. */
const enough = 300

/**
 * The whole scores that leave `tail` (a tenth) of the next games on either side, smoothed over neighbouring scores. Not forced to be monotone:
 * they are not.
 */
export const repeatTable = (pairs: readonly Pair[], tail = 0.1): RepeatTable => {
  const counts = countPairs(pairs)
  const rows = counts.map((_, score) => rowOf(score, counts, pairs.length, tail))
  return { low: rows.map(({ low }) => low), high: rows.map(({ high }) => high), same: rows.map(({ same }) => same) }
}

/** How often each next score followed each score, both rounded. */
const countPairs = (pairs: readonly Pair[]): number[][] => {
  const counts = Array.from({ length: 101 }, () => Array.from({ length: 101 }, () => 0))
  for (const [score, next] of pairs) counts[Math.round(score)]![next]!++
  return counts
}

const rowOf = (score: number, counts: readonly number[][], pairs: number, tail: number) => {
  const weights = weightsAround(score, counts.map(sum), Math.min(enough, pairs))
  const total = sum(counts.map((row, first) => weights[first]! * sum(row)))
  const share = Array.from({ length: 101 }, (_, next) => sum(counts.map((row, first) => weights[first]! * row[next]!)) / total)
  const category = riskCategory(score)
  return {
    low: closestTo(tail, share),
    high: 100 - closestTo(tail, share.toReversed()),
    same: Number(sum(share.map((part, next) => (riskCategory(next) === category ? part : 0))).toFixed(3)),
  }
}

/** The weight of each first score. */
const weightsAround = (score: number, games: readonly number[], enough: number): number[] => {
  for (let sd = bandwidth; ; sd *= 1.15) {
    const weights = games.map((_, first) => Math.exp(-(((score - first) / sd) ** 2) / 2))
    const total = sum(weights.map((weight, first) => weight * games[first]!))
    const squares = sum(weights.map((weight, first) => weight * weight * games[first]!))
    if (squares > 0 && total ** 2 / squares >= 0.999 * enough) return weights
  }
}

/** The highest value below which lies what comes closest to `tail`: with whole scores the tail itself would leave less than it outside. */
const closestTo = (tail: number, share: readonly number[]): number => {
  let [below, best, least] = [0, 0, Infinity]
  for (const [value, part] of share.entries()) {
    const off = Math.abs(below - tail)
    if (off <= least) [best, least] = [value, off]
    below += part
  }
  return best
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
