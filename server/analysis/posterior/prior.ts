import { dimensions, priorCovariance, priorMean } from '../model.ts'
import { cholesky, halfLogDeterminant } from './linear.ts'
import { type Component, distance, newComponent } from './mixture.ts'

const fail = (): never => {
  throw new Error('the prior covariance is not positive definite')
}

/** Lower triangle L of the prior covariance: z = mean + L·u with u standard normal. */
export const priorLower = cholesky(Float64Array.from(priorCovariance.flat())) ?? fail()
const mean = Float64Array.from(priorMean)
const component = newComponent(1, mean, priorLower)
const logPeak = -halfLogDeterminant(priorLower) - (dimensions / 2) * Math.log(2 * Math.PI)

/** ln of the prior density of point `index` of `points`. */
export const logPrior = (points: Float64Array, index: number): number => logPeak - distance(component, points, index) / 2

/** A t distribution a little wider than the prior: where every search starts. */
export const widePrior = (): Component =>
  newComponent(
    1,
    mean,
    priorLower.map((value) => value * 1.1),
  )
