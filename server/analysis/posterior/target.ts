import { createLikelihood, newParameterArrays, type ParameterArrays } from '../likelihood.ts'
import { decay, dimensions, phi, priorCovariance, priorMean } from '../model.ts'
import type { Draw } from '../types.ts'
import { type Component, cholesky, distances, halfLogDeterminant, newComponent } from './mixture.ts'

const fail = (): never => {
  throw new Error('the prior covariance is not positive definite')
}

/** Lower triangle L of the prior covariance: z = mean + L·u with u standard normal. */
export const priorLower = cholesky(Float64Array.from(priorCovariance.flat())) ?? fail()
const mean = Float64Array.from(priorMean)
const component = newComponent(1, mean, priorLower)
const logPeak = -halfLogDeterminant(priorLower) - (dimensions / 2) * Math.log(2 * Math.PI)

/** Writes ln of the prior density of points `from` to `to` of `points` into `result[from … to)`. */
export const logPriors = (points: Float64Array, from: number, to: number, result: Float64Array): void => {
  distances(component, points, from, to, result)
  for (let i = from; i < to; i++) result[i] = logPeak - result[i]! / 2
}

/** A t distribution a little wider than the prior: where every search starts. */
export const widePrior = (): Component =>
  newComponent(
    1,
    mean,
    priorLower.map((value) => value * 1.1),
  )

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
