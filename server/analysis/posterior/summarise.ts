import { dimensions } from '../model.ts'
import type { PosteriorSummary, Summary } from '../types.ts'
import type { PosteriorSample } from './sample-posterior.ts'

/** Equally weighted draws from which quantiles and shares are read. */
const evenDraws = 4000

/** The posterior in numbers, with evenly weighted draws of each measure for shares of levels. */
export interface PosteriorDraws {
  summary: PosteriorSummary
  /** ascending */
  draws: { arew: Float64Array; apun: Float64Array; betaF: Float64Array; persistence: Float64Array }
}

const ln3 = Math.log(3)

/** Means and sds come from all weighted points, the 80 % intervals from an even resample. */
export function summarise({ cloud, total, size, logEvidence }: PosteriorSample): PosteriorDraws {
  const { arew, apun, decay, betaF, betaP } = cloud.values.parameters
  const even = cloud.resample(evenDraws)
  const measure = (value: (index: number) => number): { summary: Summary; draws: Float64Array } => {
    let mean = 0
    for (let i = 0; i < cloud.count; i++) mean += cloud.weights[i]! * value(i)
    mean /= total
    let variance = 0
    for (let i = 0; i < cloud.count; i++) variance += cloud.weights[i]! * (value(i) - mean) ** 2
    const draws = Float64Array.from(even, value).sort()
    return { summary: { mean, sd: Math.sqrt(variance / total), low: quantile(draws, 0.1), high: quantile(draws, 0.9) }, draws }
  }
  const ofArew = measure((i) => arew[i]!)
  const ofApun = measure((i) => apun[i]!)
  const ofBetaF = measure((i) => betaF[i]!)
  const ofPersistence = measure((i) => betaP[i]! * decay[i]!)
  return {
    summary: {
      arew: ofArew.summary,
      apun: ofApun.summary,
      k: measure((i) => -Math.log(decay[i]!) / ln3).summary,
      betaF: ofBetaF.summary,
      betaP: measure((i) => betaP[i]!).summary,
      persistence: ofPersistence.summary,
      zApun: measure((i) => cloud.points[i * dimensions + 1]!).summary,
      logEvidence,
      effectiveSize: size,
    },
    draws: { arew: ofArew.draws, apun: ofApun.draws, betaF: ofBetaF.draws, persistence: ofPersistence.draws },
  }
}

/** Quantile of ascending numbers by linear interpolation; `share` in [0, 1]. */
export function quantile(ascending: ArrayLike<number>, share: number): number {
  const place = share * (ascending.length - 1)
  const below = Math.floor(place)
  const low = ascending[below]!
  const high = ascending[Math.min(below + 1, ascending.length - 1)]!
  return low + (place - below) * (high - low)
}
