import { dimensions } from '../model.ts'
import type { PosteriorSummary, Summary } from '../types.ts'
import type { PosteriorSample } from './sample-posterior.ts'

/** Equally weighted draws from which quantiles are read. */
const evenDraws = 2000

/** Means and sds come from all weighted points, the 80 % intervals from an even resample. */
export const summarise = ({ cloud, total, size, logEvidence }: PosteriorSample): PosteriorSummary => {
  const { count, weights, points } = cloud
  const { arew, apun, decay, betaF, betaP } = cloud.values.parameters
  const even = cloud.resample(evenDraws)

  const weightedMean = (values: Float64Array) => {
    let sum = 0
    for (let i = 0; i < count; i++) sum += weights[i]! * values[i]!
    return sum / total
  }
  const measure = (values: Float64Array): Summary => {
    const mean = weightedMean(values)
    let variance = 0
    for (let i = 0; i < count; i++) variance += weights[i]! * (values[i]! - mean) * (values[i]! - mean)
    const draws = Float64Array.from(even, (index) => values[index]!).sort()
    return { mean, sd: Math.sqrt(variance / total), low: quantile(draws, 0.1), high: quantile(draws, 0.9) }
  }
  const persistences = new Float64Array(count)
  const zApun = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    persistences[i] = betaP[i]! * decay[i]!
    zApun[i] = points[i * dimensions + 1]!
  }
  return {
    arew: measure(arew),
    apun: measure(apun),
    k: measure(cloud.values.k),
    betaF: measure(betaF),
    betaP: measure(betaP),
    persistence: measure(persistences),
    zApun: weightedMean(zApun),
    logEvidence,
    effectiveSize: size,
  }
}

/** Quantile of ascending numbers by linear interpolation; `share` in [0, 1]. */
export const quantile = (ascending: ArrayLike<number>, share: number): number => {
  const place = share * (ascending.length - 1)
  const below = Math.floor(place)
  const low = ascending[below]!
  const high = ascending[Math.min(below + 1, ascending.length - 1)]!
  return low + (place - below) * (high - low)
}
