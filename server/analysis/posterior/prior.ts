import { dimensions, priorCovariance, priorMean } from '../model.ts'
import { cholesky, halfLogDeterminant } from './linear.ts'
import { type Component, distances, newComponent } from './mixture.ts'

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
