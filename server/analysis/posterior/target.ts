import { createLikelihood, newParameterArrays, type ParameterArrays } from '../likelihood.ts'
import { decay, dimensions, phi } from '../model.ts'
import type { Draw } from '../types.ts'
import { logPriors } from './prior.ts'

/** What is sampled from: prior · likelihood of a sequence of draws, for many points z at once. */
export type Target = {
  /** Writes the model's parameters and both logarithms of points `from` to `to`. */
  evaluate(points: Float64Array, values: TargetValues, from: number, to: number): void
}

export type TargetValues = { parameters: ParameterArrays; k: Float64Array; logPriors: Float64Array; logLikelihoods: Float64Array }

/** Buffers for the values of this many points. */
export const newTargetValues = (length: number): TargetValues => {
  const make = () => new Float64Array(length)
  return { parameters: newParameterArrays(length), k: make(), logPriors: make(), logLikelihoods: make() }
}

/** The density that is sampled: the prior times the likelihood of the draws, as logarithms. */
export const createTarget = (draws: readonly Draw[], payscale: number): Target => {
  const likelihood = createLikelihood(draws, payscale)
  return {
    evaluate(points, { parameters, k, logPriors: priors, logLikelihoods }, from, to) {
      logPriors(points, from, to, priors)
      const { arew, apun, decay: decayFactor, betaF, betaP } = parameters
      for (let i = from; i < to; i++) {
        const at = i * dimensions
        arew[i] = phi(points[at]!)
        apun[i] = phi(points[at + 1]!)
        k[i] = 5 * phi(points[at + 2]!)
        decayFactor[i] = decay(k[i]!)
        betaF[i] = points[at + 3]!
        betaP[i] = points[at + 4]!
      }
      const part = (values: Float64Array) => values.subarray(from, to)
      const added = { arew: part(arew), apun: part(apun), decay: part(decayFactor), betaF: part(betaF), betaP: part(betaP) }
      likelihood(added, to - from, part(logLikelihoods))
    },
  }
}
