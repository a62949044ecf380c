import { riskCategory } from '../risk.ts'

/** Shown scores of one player in a game and in the next one. */
export type Pair = readonly [score: number, next: number]

/** By shown score, 0 to 100: the range that holds 8 of 10 next games, and the share of them in the same category. */
export type RepeatTable = {
  low: number[]
  high: number[]
  same: number[]
}

/** Repeats of one band of ten first scores, and the share of them inside the range of their first score. */
export type BandCoverage = { from: number; repeats: number; inside: number }

/** sd of the weights by which neighbouring scores count, points; it grows where scores are rare */
const bandwidth = 2
/** Effective number of repeats that a range rests on at least. */
const enough = 150

/** The whole scores that leave a tenth of the next games on either side, smoothed over neighbouring scores. Not forced to be monotone: they are not. */
export const repeatTable = (pairs: readonly Pair[]): RepeatTable => {
  const rows = Array.from({ length: 101 }, (_, score) => rowOf(score, pairs))
  return { low: rows.map(({ low }) => low), high: rows.map(({ high }) => high), same: rows.map(({ same }) => same) }
}

const rowOf = (score: number, pairs: readonly Pair[]) => {
  const weights = weightsAround(score, pairs)
  const total = sum(weights)
  const share = Array.from({ length: 101 }, () => 0)
  for (const [i, [, next]] of pairs.entries()) share[next]! += weights[i]! / total
  const category = riskCategory(score)
  return {
    low: closestToTenth(share),
    high: 100 - closestToTenth(share.toReversed()),
    same: Number(sum(share.map((part, next) => (riskCategory(next) === category ? part : 0))).toFixed(3)),
  }
}

const weightsAround = (score: number, pairs: readonly Pair[]): number[] => {
  for (let sd = bandwidth; ; sd *= 1.15) {
    const weights = pairs.map(([first]) => Math.exp(-(((score - first) / sd) ** 2) / 2))
    const squares = sum(weights.map((weight) => weight * weight))
    if (squares > 0 && sum(weights) ** 2 / squares >= Math.min(enough, pairs.length)) return weights
  }
}

/** The highest value below which lies what comes closest to a tenth: with whole scores the tenth itself would leave less than a tenth outside. */
const closestToTenth = (share: readonly number[]): number => {
  let [below, best, least] = [0, 0, Infinity]
  for (const [value, part] of share.entries()) {
    const off = Math.abs(below - 0.1)
    if (off <= least) [best, least] = [value, off]
    below += part
  }
  return best
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** By bands of ten points, for each set of repeats the ranges of a table of all other sets: so no range is tested on what it was made of. */
export const crossValidate = (sets: readonly (readonly Pair[])[]): BandCoverage[] => {
  const tested = sets.flatMap((pairs, held) => {
    const { low, high } = repeatTable(sets.filter((_, i) => i !== held).flat())
    return pairs.map(([score, next]) => ({ score, inside: next >= low[score]! && next <= high[score]! }))
  })
  return Array.from({ length: 10 }, (_, band) => {
    const of = tested.filter(({ score }) => Math.min(9, Math.floor(score / 10)) === band)
    const inside = of.filter((repeat) => repeat.inside).length
    return { from: band * 10, repeats: of.length, inside: of.length === 0 ? 0 : Number((inside / of.length).toFixed(3)) }
  })
}
