import { dimensions } from '../model.ts'
import type { Random } from '../random.ts'
import { type Component, cholesky, densityAt, distances, type Matrix, newComponent, tailWeight } from './mixture.ts'

/** Points with whole weights: how often each was drawn. */
export type WeightedPoints = { points: Float64Array; counts: Float64Array; length: number }

const iterations = 5
/** Pseudo-observations of the overall covariance in every component: they keep small components from collapsing. */
const regularPoints = 8
const smallest = 0.01

/** Fits a mixture of t distributions by expectation and maximisation, from k-means++ centres. Components under one per cent are dropped. */
export const fitMixture = (sample: WeightedPoints, size: number, random: Random): Component[] => {
  const overall = covariance(sample)
  const start = cholesky(scaled(overall, 0.4)) ?? spread(overall)
  let components = spreadPoints(sample, size, random, overall).map((mean) => newComponent(1 / size, mean, start))
  for (let i = 0; i < iterations; i++) components = step(sample, components, overall)
  const keptComponents = components.filter((component) => component.weight >= smallest)
  const total = keptComponents.reduce((sum, component) => sum + component.weight, 0)
  for (const component of keptComponents) component.weight /= total
  return keptComponents
}

/** One iteration, component by component over all points. */
const step = ({ points, counts, length }: WeightedPoints, components: readonly Component[], overall: Matrix): Component[] => {
  const totals = new Float64Array(length)
  const densities = components.map((component) => {
    const squared = new Float64Array(length)
    const shares = new Float64Array(length)
    const peak = component.weight * component.peak
    distances(component, points, 0, length, squared)
    for (let i = 0; i < length; i++) {
      const share = densityAt(peak, squared[i]!)
      shares[i] = share
      totals[i]! += share
    }
    return { squared, shares }
  })
  let totalCount = 0
  for (let i = 0; i < length; i++) if (totals[i]! > 0) totalCount += counts[i]!
  return components.map((component, k) => {
    const { squared, shares } = densities[k]!
    /** How much each point counts in the moments. */
    const heavies = squared
    let weight = 0
    let heavy = 0
    for (let i = 0; i < length; i++) {
      const responsibility = totals[i]! > 0 ? (counts[i]! * shares[i]!) / totals[i]! : 0
      const effectiveResponsibility = responsibility < 1e-6 ? 0 : responsibility
      heavies[i] = effectiveResponsibility > 0 ? effectiveResponsibility * tailWeight(squared[i]!) : 0
      weight += effectiveResponsibility
      heavy += heavies[i]!
    }
    if (!(weight > 1e-3)) return { ...component, weight: 0 }
    const { sum, squares } = momentsAround(component.mean, points, heavies, length)
    const mean = component.mean.map((value, j) => value + sum[j]! / heavy)
    const scale = new Float64Array(dimensions * dimensions)
    for (let row = 0; row < dimensions; row++) {
      for (let column = 0; column < dimensions; column++) {
        const at = row * dimensions + column
        const within = squares[at]! - (sum[row]! * sum[column]!) / heavy
        scale[at] = (within + regularPoints * 0.3 * overall[at]!) / (weight + regularPoints)
      }
    }
    return newComponent(weight / totalCount, mean, cholesky(scale) ?? spread(overall))
  })
}

/** Weighted sums of the points' distances from an origin, and of the products of two. */
const momentsAround = (origin: Float64Array, points: Float64Array, weights: Float64Array, length: number) => {
  const sum = new Float64Array(dimensions)
  const squares = new Float64Array(dimensions * dimensions)
  const away = new Float64Array(dimensions)
  for (let i = 0; i < length; i++) {
    const weight = weights[i]!
    if (weight === 0) continue
    for (let row = 0; row < dimensions; row++) {
      const distance = points[i * dimensions + row]! - origin[row]!
      away[row] = distance
      sum[row]! += weight * distance
      for (let column = 0; column <= row; column++) squares[row * dimensions + column]! += weight * distance * away[column]!
    }
  }
  for (let row = 0; row < dimensions; row++)
    for (let column = 0; column < row; column++) squares[column * dimensions + row] = squares[row * dimensions + column]!
  return { sum, squares }
}

const covariance = ({ points, counts, length }: WeightedPoints): Matrix => {
  const { sum, squares } = momentsAround(points.subarray(0, dimensions), points, counts, length)
  let total = 0
  for (let i = 0; i < length; i++) total += counts[i]!
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
export const spreadPoints = (sample: WeightedPoints, size: number, random: Random, overall = covariance(sample)): Float64Array[] => {
  const { points, counts, length } = sample
  const metric = newComponent(1, new Float64Array(dimensions), cholesky(overall) ?? spread(overall))
  const nearest = new Float64Array(length).fill(Infinity)
  const centres: Float64Array[] = []
  const squared = new Float64Array(length)
  let weights = counts
  while (centres.length < size) {
    const index = draw(weights, length, random)
    const centre = points.slice(index * dimensions, (index + 1) * dimensions)
    centres.push(centre)
    distances({ ...metric, mean: centre }, points, 0, length, squared)
    weights = new Float64Array(length)
    for (let i = 0; i < length; i++) {
      nearest[i] = Math.min(nearest[i]!, squared[i]!)
      weights[i] = counts[i]! * nearest[i]!
    }
  }
  return centres
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
