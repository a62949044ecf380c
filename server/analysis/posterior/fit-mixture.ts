import { dimensions } from '../model.ts'
import type { Random } from '../random.ts'
import { cholesky, type Matrix } from './linear.ts'
import { type Component, densityAt, distance, newComponent, tailWeight } from './mixture.ts'

/** Points with whole weights: how often each was drawn. */
export type WeightedPoints = {
  points: Float64Array
  counts: Float64Array
  length: number
}

const iterations = 5
/** Pretended points of the overall covariance in every component: keeps small ones from collapsing. */
const regularPoints = 8
const smallest = 0.01

/**
 * Fits a mixture of t distributions by expectation and maximisation, from centres spread over the points (k-means++).
 * Components that end with less than one per cent of the points are dropped.
 */
export const fitMixture = (sample: WeightedPoints, size: number, random: Random): Component[] => {
  const overall = covariance(sample)
  const start = cholesky(scaled(overall, 0.4)) ?? spread(overall)
  let components = spreadPoints(sample, size, random).map((mean) => newComponent(1 / size, mean, start))
  for (let i = 0; i < iterations; i++) components = step(sample, components, overall)
  const kept = components.filter((component) => component.weight >= smallest)
  const total = kept.reduce((sum, component) => sum + component.weight, 0)
  for (const component of kept) component.weight /= total
  return kept
}

const step = ({ points, counts, length }: WeightedPoints, components: readonly Component[], overall: Matrix): Component[] => {
  const shares = new Float64Array(components.length)
  const distances = new Float64Array(components.length)
  const moments = components.map(() => ({
    weight: 0,
    heavy: 0,
    sum: new Float64Array(dimensions),
    squares: new Float64Array(dimensions * dimensions),
  }))
  let all = 0
  for (let i = 0; i < length; i++) {
    let total = 0
    for (let k = 0; k < components.length; k++) {
      const component = components[k]!
      const squared = distance(component, points, i)
      distances[k] = squared
      const share = densityAt(component.weight * component.peak, squared)
      shares[k] = share
      total += share
    }
    if (!(total > 0)) continue
    const count = counts[i]!
    all += count
    for (let k = 0; k < components.length; k++) {
      const moment = moments[k]!
      const responsibility = (count * shares[k]!) / total
      if (responsibility < 1e-6) continue
      const weight = responsibility * tailWeight(distances[k]!)
      moment.weight += responsibility
      moment.heavy += weight
      addMoments(moment.sum, moment.squares, components[k]!.mean, points, i, weight)
    }
  }
  return components.map((component, k) => {
    const { weight, heavy, sum, squares } = moments[k]!
    if (!(weight > 1e-3)) return { ...component, weight: 0 }
    const mean = component.mean.map((value, j) => value + sum[j]! / heavy)
    const scale = new Float64Array(dimensions * dimensions)
    for (let row = 0; row < dimensions; row++) {
      for (let column = 0; column < dimensions; column++) {
        const at = row * dimensions + column
        const within = squares[at]! - (sum[row]! * sum[column]!) / heavy
        scale[at] = (within + regularPoints * 0.3 * overall[at]!) / (weight + regularPoints)
      }
    }
    return newComponent(weight / all, mean, cholesky(scale) ?? spread(overall))
  })
}

const addMoments = (
  sum: Float64Array,
  squares: Float64Array,
  mean: Float64Array,
  points: Float64Array,
  index: number,
  weight: number,
): void => {
  for (let row = 0; row < dimensions; row++) {
    const dr = points[index * dimensions + row]! - mean[row]!
    sum[row]! += weight * dr
    for (let column = 0; column <= row; column++) {
      const product = weight * dr * (points[index * dimensions + column]! - mean[column]!)
      squares[row * dimensions + column]! += product
      if (column !== row) squares[column * dimensions + row]! += product
    }
  }
}

const covariance = ({ points, counts, length }: WeightedPoints): Matrix => {
  const sum = new Float64Array(dimensions)
  const squares = new Float64Array(dimensions * dimensions)
  const origin = points.slice(0, dimensions)
  let total = 0
  for (let i = 0; i < length; i++) {
    total += counts[i]!
    addMoments(sum, squares, origin, points, i, counts[i]!)
  }
  return squares.map(
    (value, at) =>
      value / total -
      (sum[Math.floor(at / dimensions)]! * sum[at % dimensions]!) / (total * total) +
      (at % (dimensions + 1) === 0 ? 1e-9 : 0),
  )
}

const scaled = (matrix: Matrix, factor: number): Matrix => matrix.map((value) => value * factor)

/** A diagonal scale for points whose covariance is singular. */
const spread = (matrix: Matrix): Matrix => matrix.map((value, at) => (at % (dimensions + 1) === 0 ? Math.sqrt(Math.max(value, 1e-6)) : 0))

/** Points far from each other: each next one is drawn by its squared distance from the nearest so far (k-means++). */
export const spreadPoints = (sample: WeightedPoints, size: number, random: Random): Float64Array[] => {
  const { points, counts, length } = sample
  const overall = covariance(sample)
  const metric = newComponent(1, new Float64Array(dimensions), cholesky(overall) ?? spread(overall))
  const nearest = new Float64Array(length).fill(Infinity)
  const chosen: Float64Array[] = []
  let weights = counts
  while (chosen.length < size) {
    const index = draw(weights, length, random)
    const centre = points.slice(index * dimensions, (index + 1) * dimensions)
    chosen.push(centre)
    const around = { ...metric, mean: centre }
    weights = new Float64Array(length)
    for (let i = 0; i < length; i++) {
      nearest[i] = Math.min(nearest[i]!, distance(around, points, i))
      weights[i] = counts[i]! * nearest[i]!
    }
  }
  return chosen
}

const draw = (weights: Float64Array, length: number, random: Random): number => {
  let total = 0
  for (let i = 0; i < length; i++) total += weights[i]!
  let rest = random() * total
  for (let i = 0; i < length; i++) {
    rest -= weights[i]!
    if (rest < 0) return i
  }
  return length - 1
}
