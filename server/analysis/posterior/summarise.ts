import type { Measure } from '../../../contract/scales.ts'
import { dimensions } from '../model.ts'
import type { PosteriorSummary, Summary } from '../types.ts'
import type { PosteriorSample } from './sample-posterior.ts'

/** Equally weighted draws from which quantiles and shares are read. */
const evenDraws = 2000

/** The posterior in numbers, with evenly weighted draws of each measure for shares of levels. */
export type PosteriorDraws = {
  summary: PosteriorSummary
  /** of the rates, ascending */
  draws: Record<Measure, Float64Array>
}

/** Means and sds come from all weighted points, the 80 % intervals from an even resample. */
export const summarise = ({ cloud, total, size, logEvidence }: PosteriorSample): PosteriorDraws => {
  const { count, weights, points } = cloud
  const { arew, apun, decay, betaF, betaP } = cloud.values.parameters
  const even = cloud.resample(evenDraws)

  const weightedMean = (values: Float64Array) => {
    let sum = 0
    for (let i = 0; i < count; i++) sum += weights[i]! * values[i]!
    return sum / total
  }
  const measure = (values: Float64Array): { summary: Summary; draws: Float64Array } => {
    const mean = weightedMean(values)
    let variance = 0
    for (let i = 0; i < count; i++) variance += weights[i]! * (values[i]! - mean) * (values[i]! - mean)
    const draws = new Float64Array(even.length)
    for (let i = 0; i < even.length; i++) draws[i] = values[even[i]!]!
    draws.sort()
    return { summary: { mean, sd: Math.sqrt(variance / total), low: quantile(draws, 0.1), high: quantile(draws, 0.9) }, draws }
  }
  const persistences = new Float64Array(count)
  const zApun = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    persistences[i] = betaP[i]! * decay[i]!
    zApun[i] = points[i * dimensions + 1]!
  }
  const [ofArew, ofApun, ofBetaF, ofPersistence] = [measure(arew), measure(apun), measure(betaF), measure(persistences)]
  return {
    summary: {
      arew: ofArew.summary,
      apun: ofApun.summary,
      k: measure(cloud.values.k).summary,
      betaF: ofBetaF.summary,
      betaP: measure(betaP).summary,
      persistence: ofPersistence.summary,
      zApun: weightedMean(zApun),
      logEvidence,
      effectiveSize: size,
    },
    draws: { arew: ofArew.draws, apun: ofApun.draws, betaF: ofBetaF.draws, persistence: ofPersistence.draws },
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
