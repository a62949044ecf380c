import { cardsPerGame } from '../../contract/constants.ts'
import { rewardStructure, rewardStructures } from '../analysis/decks.ts'
import { decay, dimensions, priorMean, toParameters } from '../analysis/model.ts'
import { normalQuantile } from '../analysis/normal.ts'
import { priorLower } from '../analysis/posterior/prior.ts'
import { type Effort, samplePosterior, usualEffort } from '../analysis/posterior/sample-posterior.ts'
import { type Random, sfc32 } from '../analysis/random.ts'
import { randomOf } from '../analysis/seeded-random.ts'
import { drawsOf, simulateGame } from '../analysis/simulate.ts'
import { correlation, correlationError } from './statistics.ts'

/** Measures as the report has them, then the unbounded z of the first three. */
export const studied = ['arew', 'apun', 'k', 'betaF', 'betaP', 'persistence', 'zArew', 'zApun', 'zK'] as const
export type Studied = (typeof studied)[number]

/** Nine times the usual effective size: a third of its sampling noise. */
export const longEffort: Effort = { ...usualEffort, aim: 20_000, limit: 262_144, round: 6000, fitted: 2000 }

/** Correlation of true and estimated values, with its standard error. */
export interface Recovery {
  r: number
  error: number
}

export interface RecoveryStudy {
  players: number
  recovery: Record<Studied, Recovery>
  /** the first players again, by the usual sampler and by a long run of it */
  longRun: { players: number; usual: Record<Studied, number>; long: Record<Studied, number> }
}

interface Case {
  truth: number[]
  usual: number[]
  long?: number[]
}

/**
 * How well posterior means recover known parameters, for players drawn from the prior, one game each. For them the exact posterior mean
 * has the highest correlation that any estimate from the same draws can reach. The first `longPlayers` are also estimated by a long
 * run, which shows what sampling noise costs. The same players at every call.
 */
export function recoveryStudy(players: number, longPlayers: number): RecoveryStudy {
  const random = sfc32(1, 7, 11, 13)
  const cases = Array.from({ length: players }, (_, i) =>
    playAndEstimate(fromPrior(random), i % rewardStructures.length, random, i < longPlayers),
  )
  const first = cases.slice(0, longPlayers)
  const column = (rows: readonly Case[], key: keyof Case, m: number) => rows.map((row) => row[key]![m]!)
  return {
    players,
    recovery: ofStudied((m) => {
      const [truth, found] = [column(cases, 'truth', m), column(cases, 'usual', m)]
      return { r: round(correlation(truth, found)), error: round(correlationError(truth, found)) }
    }),
    longRun: {
      players: longPlayers,
      usual: ofStudied((m) => round(correlation(column(first, 'truth', m), column(first, 'usual', m)))),
      long: ofStudied((m) => round(correlation(column(first, 'truth', m), column(first, 'long', m)))),
    },
  }
}

function fromPrior(random: Random): number[] {
  const normal = Array.from({ length: dimensions }, () => normalQuantile(Math.max(random(), 1e-15)))
  return priorMean.map((mean, row) => normal.reduce((sum, u, column) => sum + priorLower[row * dimensions + column]! * u, mean))
}

function playAndEstimate(z: readonly number[], structureId: number, random: Random, long: boolean): Case {
  const parameters = toParameters(...(z as [number, number, number, number, number]))
  const { arew, apun, k, betaF, betaP } = parameters
  const kept = decay(k)
  const choices = new Uint8Array(cardsPerGame)
  simulateGame({ ...parameters, decay: kept }, structureId, random, choices)
  const estimate = (effort: Effort) => {
    const draws = drawsOf(choices, structureId)
    const { payscale } = rewardStructure(structureId)
    return means(samplePosterior(draws, payscale, randomOf(draws, payscale), effort))
  }
  const truth = [arew, apun, k, betaF, betaP, betaP * kept, ...z.slice(0, 3)]
  return { truth, usual: estimate(usualEffort), ...(long && { long: estimate(longEffort) }) }
}

/** Posterior means of all that is studied. */
function means({ cloud: { count, weights, points, values }, total }: ReturnType<typeof samplePosterior>): number[] {
  const sums = studied.map(() => 0)
  for (let i = 0; i < count; i++) {
    const at = i * dimensions
    const z = points.subarray(at, at + dimensions)
    const { arew, apun, k, betaF, betaP } = toParameters(...(z as unknown as [number, number, number, number, number]))
    const all = [arew, apun, k, betaF, betaP, betaP * values.parameters.decay[i]!, z[0]!, z[1]!, z[2]!]
    for (let m = 0; m < all.length; m++) sums[m]! += weights[i]! * all[m]!
  }
  return sums.map((sum) => sum / total)
}

function ofStudied<T>(make: (index: number) => T): Record<Studied, T> {
  return Object.fromEntries(studied.map((name, index) => [name, make(index)])) as Record<Studied, T>
}

const round = (value: number) => Number(value.toFixed(4))
