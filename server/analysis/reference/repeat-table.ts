import { riskCategory } from '../risk.ts'

/** Shown scores of one player in a game and in the next one. */
export type Pair = readonly [score: number, next: number]

/** By shown score, 0 to 100: the range that holds 8 of 10 next games, and the share of them in the same category. */
export type RepeatTable = {
  low: number[]
  high: number[]
  same: number[]
}

/** Scores further out are rare: what is known of them is pooled. */
const pooledBelow = 20
const pooledFrom = 70
/** sd of the weights by which neighbouring scores count, points */
const bandwidth = 3

/** Weighted quantiles 10 and 90 of the next game, smoothed over neighbouring scores. Not forced to be monotone: they are not. */
export const repeatTable = (pairs: readonly Pair[]): RepeatTable => {
  const bySecond = pairs.toSorted((a, b) => a[1] - b[1])
  const rows = Array.from({ length: 101 }, (_, score) => rowOf(score, bySecond))
  return { low: rows.map(({ low }) => low), high: rows.map(({ high }) => high), same: rows.map(({ same }) => same) }
}

const rowOf = (score: number, bySecond: readonly Pair[]) => {
  const weights = bySecond.map(([first]) => weightOf(score, first))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const at = (share: number) => {
    let index = 0
    for (let sum = weights[0]!; sum < share * total; sum += weights[index]!) index++
    return bySecond[index]![1]
  }
  const category = riskCategory(score)
  const again = bySecond.reduce((sum, [, next], i) => sum + (riskCategory(next) === category ? weights[i]! : 0), 0)
  return { low: at(0.1), high: at(0.9), same: Number((again / total).toFixed(3)) }
}

const weightOf = (score: number, first: number): number => {
  if (score >= pooledFrom) return first >= pooledFrom ? 1 : 0
  if (score < pooledBelow) return first < pooledBelow ? 1 : 0
  return Math.exp(-(((score - first) / bandwidth) ** 2) / 2)
}

/** By bands of ten points: how many repeats, and the share of them inside the range of their first score. */
export const coverageByBand = ({ low, high }: RepeatTable, pairs: readonly Pair[]): { from: number; repeats: number; inside: number }[] =>
  Array.from({ length: 10 }, (_, band) => {
    const from = band * 10
    const of = pairs.filter(([score]) => score >= from && (score < from + 10 || (from === 90 && score === 100)))
    const inside = of.filter(([score, next]) => next >= low[score]! && next <= high[score]!)
    return { from, repeats: of.length, inside: of.length === 0 ? 0 : Number((inside.length / of.length).toFixed(3)) }
  })
