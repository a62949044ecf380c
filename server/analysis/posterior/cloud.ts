import { dimensions } from '../model.ts'
import { normalQuantile } from '../numbers.ts'
import type { Random } from '../random.ts'
import type { WeightedPoints } from './fit-mixture.ts'
import { type Component, commonLogPeak, densityAt, distances, freedom } from './mixture.ts'
import { newTargetValues, type Target, type TargetValues } from './target.ts'

/** How good a set of importance weights is. */
export type Weighing = {
  /** effective number of points */
  size: number
  /** sum of the weights, which are scaled to a largest one of 1 */
  total: number
  /** ln ∫ prior · likelihood^heat */
  logEvidence: number
}

/** Initial capacity in points: more than almost every game needs. */
const usualCapacity = 8192

/**
 * A growing cloud of points z. Each is weighted against the mixture of all proposals so far (deterministic mixture weights of
 * Cornuet, Marin, Mira & Robert 2012, "Adaptive multiple importance sampling"): no point is wasted and none can get a huge weight
 * from an early, poor proposal.
 */
export class Cloud {
  /** number of points */
  count = 0
  /** z, five numbers a point */
  points = new Float64Array(usualCapacity * dimensions)
  values: TargetValues = newTargetValues(usualCapacity)
  /** relative to the largest, as `weigh` left them */
  weights = new Float64Array(usualCapacity)
  /** Σ draws · density over all proposals */
  #densities = new Float64Array(usualCapacity)
  #logDensities = new Float64Array(usualCapacity)
  readonly #proposals: Component[] = []
  readonly #target: Target
  readonly #random: Random

  constructor(target: Target, random: Random) {
    this.#target = target
    this.#random = random
  }

  /** Draws about `count` points from a mixture, at least one from each component. */
  add(mixture: readonly Component[], count: number): void {
    const from = this.count
    this.#reserve(from + count + 2 * mixture.length)
    const added = mixture.map((component) => {
      const start = this.count
      this.count = start + Math.max(1, Math.round(component.weight * count))
      sampleComponent(component, this.#random, this.points, start, this.count)
      return { ...component, weight: this.count - start }
    })
    for (const component of this.#proposals) this.#addDensity(component, from)
    for (const component of added) this.#addDensity(component, 0)
    this.#proposals.push(...added)
    for (let i = 0; i < this.count; i++) this.#logDensities[i] = Math.log(this.#densities[i]!)
    this.#target.evaluate(this.points, this.values, from, this.count)
  }

  /** Weighs all points for the target prior · likelihood^heat. */
  weigh(heat: number): Weighing {
    const { count, weights } = this
    const { logPriors, logLikelihoods } = this.values
    const logDensities = this.#logDensities
    let top = -Infinity
    for (let i = 0; i < count; i++) {
      const weight = logPriors[i]! + heat * logLikelihoods[i]! - logDensities[i]!
      weights[i] = weight
      if (weight > top) top = weight
    }
    let total = 0
    let squares = 0
    for (let i = 0; i < count; i++) {
      const weight = Math.exp(weights[i]! - top)
      weights[i] = weight
      total += weight
      squares += weight * weight
    }
    return { size: (total * total) / squares, total, logEvidence: top + Math.log(total) - commonLogPeak }
  }

  /** Multiplies each weight, as `weigh` left it, by the squared distance of a value from its mean. Returns the effective size. */
  tilt(values: Float64Array, mean: number): number {
    const { count, weights } = this
    let total = 0
    let squares = 0
    for (let i = 0; i < count; i++) {
      const weight = weights[i]! * (values[i]! - mean) ** 2
      weights[i] = weight
      total += weight
      squares += weight * weight
    }
    return (total * total) / squares
  }

  /** Indices of `count` points drawn by weight, in ascending order and evenly (systematic resampling). */
  resample(count: number): Uint32Array {
    let total = 0
    for (let i = 0; i < this.count; i++) total += this.weights[i]!
    const indices = new Uint32Array(count)
    const step = total / count
    let next = this.#random() * step
    let sum = 0
    let filled = 0
    for (let i = 0; i < this.count && filled < count; i++) {
      sum += this.weights[i]!
      while (next < sum && filled < count) {
        indices[filled++] = i
        next += step
      }
    }
    indices.fill(this.count - 1, filled)
    return indices
  }

  /** The resampled points, each once, with how often it was drawn. */
  resampledPoints(count: number): WeightedPoints {
    const points = new Float64Array(count * dimensions)
    const counts = new Float64Array(count)
    let length = 0
    let last = -1
    for (const index of this.resample(count)) {
      if (index !== last) points.set(this.points.subarray(index * dimensions, (index + 1) * dimensions), length++ * dimensions)
      counts[length - 1]! += 1
      last = index
    }
    return { points, counts, length }
  }

  #reserve(count: number): void {
    let capacity = this.weights.length
    if (count <= capacity) return
    while (capacity < count) capacity *= 2
    const longer = (old: Float64Array, perPoint = 1) => {
      const grown = new Float64Array(capacity * perPoint)
      grown.set(old)
      return grown
    }
    const { parameters, k, logPriors, logLikelihoods } = this.values
    this.points = longer(this.points, dimensions)
    this.weights = longer(this.weights)
    this.#densities = longer(this.#densities)
    this.#logDensities = longer(this.#logDensities)
    this.values = {
      parameters: {
        arew: longer(parameters.arew),
        apun: longer(parameters.apun),
        decay: longer(parameters.decay),
        betaF: longer(parameters.betaF),
        betaP: longer(parameters.betaP),
      },
      k: longer(k),
      logPriors: longer(logPriors),
      logLikelihoods: longer(logLikelihoods),
    }
  }

  #addDensity(component: Component, from: number): void {
    const { points, count, weights: squared } = this
    const densities = this.#densities
    // New points invalidate the weights, so their array is reused for the distances.
    distances(component, points, from, count, squared)
    const peak = component.weight * component.peak
    for (let i = from; i < count; i++) densities[i]! += densityAt(peak, squared[i]!)
  }
}

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
