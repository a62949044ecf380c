import { dimensions } from '../model.ts'
import { normalQuantile } from '../normal.ts'
import type { Random } from '../random.ts'
import { type Component, freedom } from './mixture.ts'

/** Five uniform numbers for the direction and two for the length of a step. */
const uniforms = dimensions + 2

/** Steps of the additive "R" sequence: powers of the root of x⁸ = x + 1 spread points evenly in seven dimensions. */
const root = 1.0969815577985598
const steps = Float64Array.from({ length: uniforms }, (_, i) => root ** -(i + 1))

/** Fills `points[from … to)` with draws from a component: a randomly shifted, evenly spread set. */
export const sampleComponent = ({ mean, lower }: Component, random: Random, points: Float64Array, from: number, to: number): void => {
  const uniform = Float64Array.from({ length: uniforms }, random)
  const normal = new Float64Array(dimensions)
  for (let i = from; i < to; i++) {
    for (let j = 0; j < uniforms; j++) {
      const next = uniform[j]! + steps[j]!
      uniform[j] = next < 1 ? next : next - 1
    }
    for (let j = 0; j < dimensions; j++) normal[j] = normalQuantile(inside(uniform[j]!))
    const chiSquare = -2 * Math.log(inside(uniform[dimensions]!) * inside(uniform[dimensions + 1]!))
    const stretch = Math.sqrt(freedom / chiSquare)
    for (let row = 0; row < dimensions; row++) {
      let sum = 0
      for (let column = 0; column <= row; column++) sum += lower[row * dimensions + column]! * normal[column]!
      points[i * dimensions + row] = mean[row]! + stretch * sum
    }
  }
}

/** Keeps a uniform number off 0 and 1. */
const inside = (uniform: number): number => Math.min(Math.max(uniform, 1e-12), 1 - 1e-12)
