import { dimensions } from '../model.ts'

/** Symmetric 5 × 5 matrices as 25 numbers, row by row. */
export type Matrix = Float64Array

/** Lower triangle L with L·Lᵀ = the matrix, or undefined where it is not positive definite. */
export const cholesky = (matrix: Matrix): Matrix | undefined => {
  const lower = new Float64Array(dimensions * dimensions)
  for (let row = 0; row < dimensions; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * dimensions + column]!
      for (let k = 0; k < column; k++) rest -= lower[row * dimensions + k]! * lower[column * dimensions + k]!
      if (row !== column) lower[row * dimensions + column] = rest / lower[column * dimensions + column]!
      else if (rest > 0) lower[row * dimensions + row] = Math.sqrt(rest)
      else return undefined
    }
  }
  return lower
}

/** Inverse of a lower triangle. */
export const invertLower = (lower: Matrix): Matrix => {
  const inverse = new Float64Array(dimensions * dimensions)
  for (let column = 0; column < dimensions; column++) {
    for (let row = column; row < dimensions; row++) {
      let sum = row === column ? 1 : 0
      for (let k = column; k < row; k++) sum -= lower[row * dimensions + k]! * inverse[k * dimensions + column]!
      inverse[row * dimensions + column] = sum / lower[row * dimensions + row]!
    }
  }
  return inverse
}

/** ln of the determinant of L·Lᵀ, halved. */
export const halfLogDeterminant = (lower: Matrix): number => {
  let sum = 0
  for (let i = 0; i < dimensions; i++) sum += Math.log(lower[i * dimensions + i]!)
  return sum
}

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

/** A component of the mixture; `lower` is the lower Cholesky factor of its scale matrix. */
export const newComponent = (weight: number, mean: Float64Array, lower: Matrix): Component => ({
  weight,
  mean,
  lower,
  inverse: invertLower(lower),
  peak: Math.exp(-halfLogDeterminant(lower)),
})

/** ln of the constant left out of `peak`: Γ((ν+5)/2) / (Γ(ν/2) (νπ)^(5/2)) with Γ(9/2) = 11.6317…, Γ(2) = 1. */
export const commonLogPeak = Math.log(11.631728396567448) - (dimensions / 2) * Math.log(freedom * Math.PI)

/** Writes the squared Mahalanobis distances of points `from` to `to`, five numbers each, into `result`; the component is read once for all. */
export const distances = ({ mean, inverse }: Component, points: Float64Array, from: number, to: number, result: Float64Array): void => {
  const [m0, m1, m2, m3, m4] = mean
  const [i00, , , , , i10, i11, , , , i20, i21, i22, , , i30, i31, i32, i33, , i40, i41, i42, i43, i44] = inverse
  for (let i = from; i < to; i++) {
    const at = i * dimensions
    const d0 = points[at]! - m0!
    const d1 = points[at + 1]! - m1!
    const d2 = points[at + 2]! - m2!
    const d3 = points[at + 3]! - m3!
    const d4 = points[at + 4]! - m4!
    const y0 = i00! * d0
    const y1 = i10! * d0 + i11! * d1
    const y2 = i20! * d0 + i21! * d1 + i22! * d2
    const y3 = i30! * d0 + i31! * d1 + i32! * d2 + i33! * d3
    const y4 = i40! * d0 + i41! * d1 + i42! * d2 + i43! * d3 + i44! * d4
    result[i] = y0 * y0 + y1 * y1 + y2 * y2 + y3 * y3 + y4 * y4
  }
}

/** The t density at a squared distance: peak · (1 + d²/ν)^(−(ν+5)/2), without the common constant. */
export const densityAt = (peak: number, squared: number): number => {
  const base = 1 + squared / freedom
  const square = base * base
  return peak / (square * square * Math.sqrt(base))
}

/** How much less a far point counts in the moments of a t component. */
export const tailWeight = (squared: number): number => (freedom + dimensions) / (freedom + squared)
