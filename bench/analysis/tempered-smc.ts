import { dimensions, phi, priorCovariance, priorMean } from '../../server/analysis/model.ts'
import { normalQuantile } from '../../server/analysis/normal.ts'
import { cholesky } from '../../server/analysis/posterior/linear.ts'
import type { Random } from '../../server/analysis/random.ts'

export type SmcSample = {
  /** z, five numbers per particle, equally weighted */
  points: Float64Array
  count: number
  logEvidence: number
  evaluations: number
}

const priorLower = cholesky(Float64Array.from(priorCovariance.flat()))!

/**
 * Plain tempered sequential Monte Carlo: particles from the prior; each temperature keeps half the effective size; systematic
 * resampling; `sweeps` random-walk Metropolis moves of all particles (steps of 2.38²/5 of their covariance), twice as many at the end.
 */
export const temperedSmc = (logLikelihood: (z: Float64Array) => number, count: number, sweeps: number, random: Random): SmcSample => {
  const normal = () => normalQuantile(Math.max(random(), 1e-15))
  let points = new Float64Array(count * dimensions)
  let likelihoods = new Float64Array(count)
  const at = (source: Float64Array, i: number) => source.subarray(i * dimensions, (i + 1) * dimensions)
  for (let i = 0; i < count; i++) {
    at(points, i).set(priorMean)
    addStep(at(points, i), priorLower, 1, normal)
    likelihoods[i] = logLikelihood(at(points, i))
  }
  let evaluations = count
  let logEvidence = 0
  for (let heat = 0; heat < 1; ) {
    const next = nextHeat(likelihoods, heat)
    const weights = weigh(likelihoods, next - heat)
    logEvidence += weights.logMean
    heat = next
    const chosen = systematic(weights.values, count, random)
    const resampled = new Float64Array(points.length)
    const resampledLikelihoods = new Float64Array(count)
    chosen.forEach((from, i) => {
      at(resampled, i).set(at(points, from))
      resampledLikelihoods[i] = likelihoods[from]!
    })
    points = resampled
    likelihoods = resampledLikelihoods

    const lower = cholesky(covariance(points, count))!
    const proposal = new Float64Array(dimensions)
    for (let sweep = 0; sweep < (heat < 1 ? sweeps : 2 * sweeps); sweep++) {
      const scale = (2.38 / Math.sqrt(dimensions)) * (sweep % 3 === 2 ? 0.3 : 1)
      for (let i = 0; i < count; i++) {
        const current = at(points, i)
        proposal.set(current)
        addStep(proposal, lower, scale, normal)
        const proposed = logLikelihood(proposal)
        evaluations++
        const ratio = logPrior(proposal) - logPrior(current) + heat * (proposed - likelihoods[i]!)
        if (Math.log(random()) < ratio) {
          current.set(proposal)
          likelihoods[i] = proposed
        }
      }
    }
  }
  return { points, count, logEvidence, evaluations }
}

/** z to arew, apun, k, betaF, betaP. */
export const parametersOf = (z: Float64Array): [number, number, number, number, number] => [
  phi(z[0]!),
  phi(z[1]!),
  5 * phi(z[2]!),
  z[3]!,
  z[4]!,
]

const step = new Float64Array(dimensions)

const addStep = (point: Float64Array, lower: Float64Array, scale: number, normal: () => number): void => {
  for (let i = 0; i < dimensions; i++) step[i] = normal()
  for (let row = 0; row < dimensions; row++) {
    for (let column = 0; column <= row; column++) point[row]! += scale * lower[row * dimensions + column]! * step[column]!
  }
}

/** ln prior without its constant, by forward substitution. */
const logPrior = (z: Float64Array): number => {
  const y = new Float64Array(dimensions)
  let squared = 0
  for (let row = 0; row < dimensions; row++) {
    let rest = z[row]! - priorMean[row]!
    for (let column = 0; column < row; column++) rest -= priorLower[row * dimensions + column]! * y[column]!
    y[row] = rest / priorLower[row * dimensions + row]!
    squared += y[row]! * y[row]!
  }
  return -squared / 2
}

const weigh = (likelihoods: Float64Array, power: number): { values: Float64Array; size: number; logMean: number } => {
  const top = likelihoods.reduce((a, b) => Math.max(a, b), -Infinity)
  const values = likelihoods.map((value) => Math.exp(power * (value - top)))
  const total = values.reduce((a, b) => a + b, 0)
  const squares = values.reduce((a, b) => a + b * b, 0)
  return { values, size: (total * total) / squares, logMean: power * top + Math.log(total / values.length) }
}

const nextHeat = (likelihoods: Float64Array, heat: number): number => {
  if (weigh(likelihoods, 1 - heat).size >= likelihoods.length / 2) return 1
  let low = 0
  let high = 1 - heat
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (weigh(likelihoods, middle).size >= likelihoods.length / 2) low = middle
    else high = middle
  }
  return heat + low
}

const systematic = (weights: Float64Array, count: number, random: Random): Uint32Array => {
  const step = weights.reduce((a, b) => a + b, 0) / count
  const chosen = new Uint32Array(count)
  let next = random() * step
  let sum = 0
  let filled = 0
  weights.forEach((weight, i) => {
    sum += weight
    for (; next < sum && filled < count; next += step) chosen[filled++] = i
  })
  return chosen.fill(weights.length - 1, filled)
}

const covariance = (points: Float64Array, count: number): Float64Array => {
  const mean = new Float64Array(dimensions)
  for (let i = 0; i < points.length; i++) mean[i % dimensions]! += points[i]! / count
  const result = new Float64Array(dimensions * dimensions)
  for (let i = 0; i < count; i++) {
    for (let row = 0; row < dimensions; row++) {
      const dr = points[i * dimensions + row]! - mean[row]!
      for (let column = 0; column < dimensions; column++) {
        result[row * dimensions + column]! += (dr * (points[i * dimensions + column]! - mean[column]!)) / count
      }
    }
  }
  for (let i = 0; i < dimensions; i++) result[i * (dimensions + 1)]! += 1e-12
  return result
}
