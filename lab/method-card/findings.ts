import { modelVersion } from '../../server/analysis/model.ts'
import { firstAgents } from './agents.ts'
import type { Calibration } from './calibration-study.ts'
import type { DeckFindings } from './decks-study.ts'
import type { SimulatedPlayer } from './simulate-players.ts'
import { correlation, correlationError, errorOfMeasurement, share } from './statistics.ts'

/** Correlation of true and estimated values, with its standard error. */
export type Correlation = { r: number; error: number }

/** How well the analysis recovers z2 of a group of simulated players. */
export type Recovery = {
  players: number
  /** those with a firm result */
  firmPlayers: number
  all: Correlation
  firm: Correlation
  /** the share of 80 % intervals that contain the true value */
  coverage: number
}

/** A player in the plots: true and estimated z2, and the risk scores of both games. */
export type Dot = { zApun: [number, number]; riskScores: [number, number] }

/** `findings.json`: all simulated figures of the card, and the model they belong to. */
export type Findings = {
  modelVersion: string
  /** players drawn from the posteriors of the reference group, and from the prior */
  volunteers: Recovery
  prior: Recovery
  /** of the volunteers who played twice */
  retest: { players: number; r: number; error: number }
  decks: DeckFindings
  calibration: Calibration
  /** the first of those who played twice, whom a test lets play again */
  first: Dot[]
}

/** Maximum dots per plot: more would only blacken it. */
const mostDots = 500

/** What the plots of single players show; the stored study keeps the first few alone. */
export const dotsOf = (players: readonly SimulatedPlayer[]): Dot[] => players.filter(playedTwice).slice(0, mostDots).map(dotOf)

export type Studies = Pick<Findings, 'decks' | 'calibration'> & { [group in 'volunteers' | 'prior']: readonly SimulatedPlayer[] }

/** Computes the numbers on the method card from its studies. */
export const findingsOf = ({ volunteers, prior, decks, calibration }: Studies): Findings => {
  const twice = volunteers.filter(playedTwice)
  const [first, second] = [twice.map(({ riskScore }) => riskScore), twice.map(({ riskScoreAgain }) => riskScoreAgain)]
  return {
    modelVersion,
    volunteers: recoveryOf(volunteers),
    prior: recoveryOf(prior),
    retest: { players: twice.length, r: round(correlation(first, second)), error: round(errorOfMeasurement(first, second)) },
    decks,
    calibration,
    first: dotsOf(volunteers).slice(0, firstAgents.length),
  }
}

const recoveryOf = (players: readonly SimulatedPlayer[]): Recovery => {
  const firm = players.filter((player) => player.firm)
  const recovered = (of: readonly SimulatedPlayer[]): Correlation => {
    const [put, found] = [of.map(({ zApun }) => zApun[0]), of.map(({ zApun }) => zApun[1])]
    return { r: round(correlation(put, found)), error: round(correlationError(put, found)) }
  }
  return {
    players: players.length,
    firmPlayers: firm.length,
    all: recovered(players),
    firm: recovered(firm),
    coverage: round(share(players, ({ isCovered }) => isCovered)),
  }
}

type PlayerOfTwoGames = SimulatedPlayer & { riskScoreAgain: number }

/** Whether the player has a second game. */
const playedTwice = (player: SimulatedPlayer): player is PlayerOfTwoGames => player.riskScoreAgain !== undefined

/** The data of one player in the figures. */
const dotOf = ({ zApun: [put, found], riskScore, riskScoreAgain }: PlayerOfTwoGames): Dot => ({
  zApun: [short(put), short(found)],
  riskScores: [short(riskScore), short(riskScoreAgain)],
})

const round = (value: number) => Number(value.toFixed(4))
const short = (value: number) => Number(value.toPrecision(4))
