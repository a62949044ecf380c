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
