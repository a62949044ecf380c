import { dimensions } from '../model.ts'
import { halfLogDeterminant, invertLower, type Matrix } from './linear.ts'

/** Degrees of freedom: tails heavy enough to bound importance weights. With four, sampling and density are cheap and exact. */
export const freedom = 4

/** One multivariate t distribution of a mixture. */
export type Component = {
  weight: number
  mean: Float64Array
  /** lower triangle of the scale matrix, and its inverse */
  lower: Matrix
  inverse: Matrix
  /** density at the mean, without the constant common to all components */
  peak: number
}

export const newComponent = (weight: number, mean: Float64Array, lower: Matrix): Component => ({
  weight,
  mean,
  lower,
  inverse: invertLower(lower),
  peak: Math.exp(-halfLogDeterminant(lower)),
})

/** ln of the constant left out of `peak`: Γ((ν+5)/2) / (Γ(ν/2) (νπ)^(5/2)) with Γ(9/2) = 11.6317…, Γ(2) = 1. */
export const commonLogPeak = Math.log(11.631728396567448) - (dimensions / 2) * Math.log(freedom * Math.PI)

/** Squared Mahalanobis distance of point `index` of `points` (five numbers each) from a component. */
export const distance = ({ mean, inverse }: Component, points: Float64Array, index: number): number => {
  const at = index * dimensions
  const d0 = points[at]! - mean[0]!
  const d1 = points[at + 1]! - mean[1]!
  const d2 = points[at + 2]! - mean[2]!
  const d3 = points[at + 3]! - mean[3]!
  const d4 = points[at + 4]! - mean[4]!
  const y0 = inverse[0]! * d0
  const y1 = inverse[5]! * d0 + inverse[6]! * d1
  const y2 = inverse[10]! * d0 + inverse[11]! * d1 + inverse[12]! * d2
  const y3 = inverse[15]! * d0 + inverse[16]! * d1 + inverse[17]! * d2 + inverse[18]! * d3
  const y4 = inverse[20]! * d0 + inverse[21]! * d1 + inverse[22]! * d2 + inverse[23]! * d3 + inverse[24]! * d4
  return y0 * y0 + y1 * y1 + y2 * y2 + y3 * y3 + y4 * y4
}

/** The t density at a squared distance: peak · (1 + d²/ν)^(−(ν+5)/2), without the common constant. */
export const densityAt = (peak: number, squared: number): number => {
  const base = 1 + squared / freedom
  const square = base * base
  return peak / (square * square * Math.sqrt(base))
}

/** How much less a far point counts in the moments of a t component. */
export const tailWeight = (squared: number): number => (freedom + dimensions) / (freedom + squared)
