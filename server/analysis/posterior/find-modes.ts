import { dimensions, priorMean } from '../model.ts'
import { type Component, cholesky, distances, type Matrix, newComponent } from './mixture.ts'
import { newTargetValues, priorLower, type Target } from './target.ts'

/** Lengths tried along a direction, all at once. */
const stretches = [1, 0.4, 0.15, 0.04]
const difference = 1e-4

/** One climb in coordinates in which the prior is a standard normal. */
type Climb = {
  point: Float64Array
  height: number
  gradient: Float64Array
  /** approximate inverse of the negative second derivatives */
  inverse: Matrix
  /** longest step */
  radius: number
}

/** Climbs the posterior from each start (BFGS, side by side); tops as t distributions by curvature, weighted by the root of their mass, equal ones once. */
export const findModes = (target: Target, starts: readonly Float64Array[], iterations: number): Component[] => {
  const width = Math.max(dimensions, stretches.length)
  const points = new Float64Array(starts.length * width * dimensions)
  const values = newTargetValues(starts.length * width)
  /** Heights of `per` points for each climb. */
  const heights = (per: number, place: (climb: number, k: number, at: Float64Array) => void): Float64Array => {
    const at = new Float64Array(dimensions)
    for (let c = 0; c < starts.length; c++) {
      for (let k = 0; k < per; k++) {
        place(c, k, at)
        toZ(at, points, c * per + k)
      }
    }
    target.evaluate(points, values, 0, starts.length * per)
    return values.logPriors.map((prior, i) => prior + values.logLikelihoods[i]!)
  }
  const climbs: Climb[] = starts.map((start) => ({
    point: fromZ(start),
    height: -Infinity,
    gradient: new Float64Array(dimensions),
    inverse: identity(),
    radius: 1,
  }))
  heights(1, (c, _, at) => at.set(climbs[c]!.point))
    .subarray(0, starts.length)
    .forEach((height, c) => {
      climbs[c]!.height = height
    })
  const gradients = () => {
    const near = heights(dimensions, (c, k, at) => {
      at.set(climbs[c]!.point)
      at[k]! += difference
    })
    return climbs.map((climb, c) =>
      Float64Array.from({ length: dimensions }, (_, k) => (near[c * dimensions + k]! - climb.height) / difference),
    )
  }
  gradients().forEach((gradient, c) => {
    climbs[c]!.gradient = gradient
  })
  for (let i = 0; i < iterations; i++) {
    const steps = climbs.map(direction)
    const along = heights(stretches.length, (c, k, at) => {
      for (let j = 0; j < dimensions; j++) at[j] = climbs[c]!.point[j]! + stretches[k]! * steps[c]![j]!
    })
    const nextClimbs = climbs.map((climb, c) => {
      let best = -1
      for (let k = 0; k < stretches.length; k++) {
        const height = along[c * stretches.length + k]!
        if (height > climb.height) {
          climb.height = height
          best = k
        }
      }
      if (best < 0) {
        climb.radius /= 5
        climb.inverse = identity()
        return undefined
      }
      const step = steps[c]!.map((value) => value * stretches[best]!)
      for (let j = 0; j < dimensions; j++) climb.point[j]! += step[j]!
      climb.radius = best === 0 ? Math.min(climb.radius * 2, 4) : climb.radius
      return step
    })
    gradients().forEach((gradient, c) => {
      const climb = climbs[c]!
      const step = nextClimbs[c]
      if (step)
        updateInverse(
          climb.inverse,
          step,
          gradient.map((value, j) => climb.gradient[j]! - value),
        )
      climb.gradient = gradient
    })
  }
  return describe(climbs)
}

const identity = (): Matrix => Float64Array.from({ length: dimensions * dimensions }, (_, i) => (i % (dimensions + 1) === 0 ? 1 : 0))

const direction = ({ inverse, gradient, radius }: Climb): Float64Array => {
  const step = times(inverse, gradient)
  const length = Math.hypot(...step)
  return length > radius ? step.map((value) => (value * radius) / length) : step
}

const times = (matrix: Matrix, vector: Float64Array): Float64Array =>
  vector.map((_, row) => vector.reduce((sum, value, column) => sum + matrix[row * dimensions + column]! * value, 0))

/** The BFGS update of the inverse; `drop` is how much the gradient fell over the step. */
const updateInverse = (inverse: Matrix, step: Float64Array, drop: Float64Array): void => {
  const product = step.reduce((sum, value, j) => sum + value * drop[j]!, 0)
  if (!(product > 1e-10)) return
  const turned = times(inverse, drop)
  const curvature = drop.reduce((sum, value, j) => sum + value * turned[j]!, 0)
  for (let row = 0; row < dimensions; row++) {
    for (let column = 0; column < dimensions; column++) {
      inverse[row * dimensions + column]! +=
        ((1 + curvature / product) * step[row]! * step[column]! - turned[row]! * step[column]! - step[row]! * turned[column]!) / product
    }
  }
}

const describe = (climbs: readonly Climb[]): Component[] => {
  const tops = climbs.filter(({ height }) => Number.isFinite(height)).toSorted((a, b) => b.height - a.height)
  const modes: { component: Component; logMass: number }[] = []
  const squared = new Float64Array(1)
  for (const { point, height, inverse } of tops) {
    const lower = cholesky(inverse)
    if (!lower) continue
    const z = new Float64Array(dimensions)
    toZ(point, z, 0)
    const near = ({ component }: { component: Component }) => {
      distances(component, z, 0, 1, squared)
      return squared[0]! < 1
    }
    if (modes.some(near)) continue
    const component = newComponent(1, z, product(priorLower, lower))
    modes.push({ component, logMass: height - Math.log(component.peak) })
  }
  const top = Math.max(...modes.map(({ logMass }) => logMass))
  const weights = modes.map(({ logMass }) => Math.exp((logMass - top) / 2))
  const total = weights.reduce((a, b) => a + b, 0)
  return modes.map(({ component }, i) => ({ ...component, weight: weights[i]! / total })).filter(({ weight }) => weight > 0.002)
}

const product = (a: Matrix, b: Matrix): Matrix =>
  a.map((_, at) => {
    let sum = 0
    for (let k = 0; k < dimensions; k++) sum += a[Math.floor(at / dimensions) * dimensions + k]! * b[k * dimensions + (at % dimensions)]!
    return sum
  })

const toZ = (point: Float64Array, points: Float64Array, index: number): void => {
  for (let row = 0; row < dimensions; row++) {
    let sum = priorMean[row]!
    for (let column = 0; column <= row; column++) sum += priorLower[row * dimensions + column]! * point[column]!
    points[index * dimensions + row] = sum
  }
}

const fromZ = (z: Float64Array): Float64Array => {
  const point = new Float64Array(dimensions)
  for (let row = 0; row < dimensions; row++) {
    let rest = z[row]! - priorMean[row]!
    for (let column = 0; column < row; column++) rest -= priorLower[row * dimensions + column]! * point[column]!
    point[row] = rest / priorLower[row * dimensions + row]!
  }
  return point
}
