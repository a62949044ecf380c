import type { Levels } from '../../server/analysis/levels.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import { firstAgents } from './agents.ts'
import type { Calibration } from './calibration-study.ts'
import type { ParallelForms } from './parallel-study.ts'
import { type Measure, ofMeasures, type SimulatedPlayer } from './simulate-players.ts'
import { correlation, correlationError, errorOfMeasurement, mean, share } from './statistics.ts'

/** Correlation of true and estimated values, with its standard error. */
export type Correlation = { r: number; error: number }

/** How well the analysis recovers the parameters of a group of simulated players. */
export type Recovery = {
  players: number
  /** those with a firm result */
  firmPlayers: number
  /** `coverage` is the share of 80 % intervals that contain the true value */
  measures: Record<Measure, { all: Correlation; firm: Correlation; coverage: number }>
}

/** A player in the plots: true and estimated values, and the risk scores of both games. */
export type Dot = { values: Record<Measure, [number, number]>; riskScores: [number, number] }

/** `findings.json`: all simulated figures of the card, and the model they belong to. */
export type Findings = {
  modelVersion: string
  /** players drawn from the posteriors of the reference group, and from the prior */
  volunteers: Recovery
  prior: Recovery
  /** of the volunteers: how often the shown level is the true one, or at most one away */
  levels: Record<keyof Levels, { same: number; near: number }>
  /** of the volunteers who played twice */
  retest: { players: number; r: number; error: number }
  /** of the volunteers' firm results: habits without a sentence of their own, 0–1 */
  silentHabits: number
  /** the nine structures as parallel forms */
  parallel: ParallelForms
  calibration: Calibration
  /** the first of those who played twice, whom a test lets play again */
  first: Dot[]
}

/** Maximum dots per plot: more would only blacken it. */
const mostDots = 500

/** What the plots of single players show; the stored study keeps the first few alone. */
export const dotsOf = (players: readonly SimulatedPlayer[]): Dot[] => players.filter(playedTwice).slice(0, mostDots).map(dotOf)

export type Studies = {
  volunteers: readonly SimulatedPlayer[]
  prior: readonly SimulatedPlayer[]
  parallel: ParallelForms
  calibration: Calibration
}

/** Computes the numbers on the method card from its studies. */
export const findingsOf = ({ volunteers, prior, parallel, calibration }: Studies): Findings => {
  const twice = volunteers.filter(playedTwice)
  const [first, second] = [twice.map(({ riskScore }) => riskScore), twice.map(({ riskScoreAgain }) => riskScoreAgain)]
  const level = (name: keyof Levels) => {
    const away = (most: number) => round(share(volunteers, ({ levelsAway }) => levelsAway[name] <= most))
    return { same: away(0), near: away(1) }
  }
  return {
    modelVersion,
    volunteers: recoveryOf(volunteers),
    prior: recoveryOf(prior),
    levels: { arew: level('arew'), apun: level('apun'), betaF: level('betaF'), betaP: level('betaP') },
    retest: { players: twice.length, r: round(correlation(first, second)), error: round(errorOfMeasurement(first, second)) },
    silentHabits: silentHabitsOf(volunteers),
    parallel: { ...parallel, means: parallel.means.map(short), error: short(parallel.error), first: parallel.first.map(short) },
    calibration,
    first: dotsOf(volunteers).slice(0, firstAgents.length),
  }
}

const silentHabitsOf = (players: readonly SimulatedPlayer[]): number =>
  round(mean(players.filter(({ firm }) => firm).map(({ silentHabits }) => silentHabits / 4)))

const recoveryOf = (players: readonly SimulatedPlayer[]): Recovery => {
  const firm = players.filter((player) => player.firm)
  const recovered = (of: readonly SimulatedPlayer[], measure: Measure): Correlation => {
    const [truth, estimate] = [of.map((player) => player.truth[measure]), of.map((player) => player.estimate[measure].mean)]
    return { r: round(correlation(truth, estimate)), error: round(correlationError(truth, estimate)) }
  }
  const covered = (measure: Measure) =>
    share(players, ({ truth, estimate }) => truth[measure] >= estimate[measure].low && truth[measure] <= estimate[measure].high)
  return {
    players: players.length,
    firmPlayers: firm.length,
    measures: ofMeasures((measure) => ({
      all: recovered(players, measure),
      firm: recovered(firm, measure),
      coverage: round(covered(measure)),
    })),
  }
}

type PlayerOfTwoGames = SimulatedPlayer & { riskScoreAgain: number }

/** Whether the player has a second game. */
const playedTwice = (player: SimulatedPlayer): player is PlayerOfTwoGames => player.riskScoreAgain !== undefined

/** The data of one player in the figures. */
const dotOf = ({ truth, estimate, riskScore, riskScoreAgain }: PlayerOfTwoGames): Dot => ({
  values: ofMeasures((measure) => [short(truth[measure]), short(estimate[measure].mean)]),
  riskScores: [short(riskScore), short(riskScoreAgain)],
})

const round = (value: number) => Number(value.toFixed(4))
const short = (value: number) => Number(value.toPrecision(4))
