import { drawPerson, fitPopulation, type Population, randomFor } from './fit-population.ts'
import type { Model } from './models.ts'
import { ourCards, play } from './play.ts'

/** One parameter of a known population and what the fit makes of it. */
export type Recovered = { parameter: string; mean: number; sd: number; fittedMean: number; fittedSd: number }

/** Fits `count` players that were simulated from a known population, 60 cards each on our nine structures. */
export const recoverPopulation = (model: Model, truth: Population, count: number): Recovered[] => {
  const random = randomFor(`recover ${model.name}`)
  const games = Array.from({ length: count }, (_, i) => play(model, drawPerson(truth, random), ourCards(i % 9), random).slice(0, 60))
  const { mean, covariance } = fitPopulation(model, games, 'recover')
  const size = mean.length
  return model.parameters.map((parameter, i) => ({
    parameter,
    mean: truth.mean[i]!,
    sd: Math.sqrt(truth.covariance[i * size + i]!),
    fittedMean: mean[i]!,
    fittedSd: Math.sqrt(covariance[i * size + i]!),
  }))
}

/** A population of known means and standard deviations, every correlation .3 (in turn negative and positive). */
export const knownPopulation = (means: readonly number[], sds: readonly number[]): Population => {
  const correlation = (row: number, column: number) => (row === column ? 1 : (row + column) % 2 === 0 ? 0.3 : -0.3)
  return {
    mean: Float64Array.from(means),
    covariance: Float64Array.from(sds.flatMap((a, row) => sds.map((b, column) => a * b * correlation(row, column)))),
  }
}
