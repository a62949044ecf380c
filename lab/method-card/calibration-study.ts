import { cardsPerGame } from '../../contract/constants.ts'
import { lossEffect } from '../../contract/loss-effect.ts'
import { drawsOf } from '../../scripts/build-scenes.ts'
import { countDraws, decksOf } from '../../server/analysis/behaviour.ts'
import { rewardStructure, rewardStructures } from '../../server/analysis/decks.ts'
import { dimensions } from '../../server/analysis/model.ts'
import { samplePosterior } from '../../server/analysis/posterior/sample-posterior.ts'
import { createTarget, newTargetValues } from '../../server/analysis/posterior/target.ts'
import { evidenceOverChance } from '../../server/analysis/quality.ts'
import { randomOf, sfc32 } from '../../server/analysis/random.ts'
import { risk } from '../../server/analysis/risk.ts'
import { type AgentPoint, priorAgents } from './agents.ts'
import { largestDifference, simultaneousBand, spreadOfRanks } from './calibration.ts'
import { playAgent } from './play-agent.ts'
import { mean } from './statistics.ts'

/** Ranked quantities: the five parameters, the score, and the log likelihood, which detects what the others miss (Modrák 2023). */
export const ranked = ['arew', 'apun', 'k', 'betaF', 'betaP', 'score', 'logLikelihood'] as const
export type Ranked = (typeof ranked)[number]
export const parameters: readonly Ranked[] = ranked.slice(0, dimensions)

/** Ranks of the true values in the posterior of one game, 0–1; uniform over games of players from the prior if the estimator is right. */
export type GameRanks = {
  ranks: Record<Ranked, number>
  /** ln of how much better the model explains the draws than random play */
  overChance: number
}

/** Ranks for the player with index `i` of the study. */
export const rankGame = (z: AgentPoint, i: number): GameRanks => {
  const random = sfc32(2018, 2023, 8, i)
  const structure = i % rewardStructures.length
  const draws = playAgent(z, structure, random)
  const { payscale } = rewardStructure(structure)
  const { cloud, total, logEvidence } = samplePosterior(draws, payscale, randomOf(draws, payscale))
  const { weights, points, count, values } = cloud

  const truth = newTargetValues(1)
  createTarget(draws, payscale).evaluate(Float64Array.from(z), truth, 0, 1)
  const counts = countDraws(draws, decksOf(structure))
  const scoreOf = (zApun: number) => risk({ badShare: counts.badShare, lossEffect: lossEffect(counts), zApun }).score

  const rank = (of: (point: number) => number, real: number): number => {
    let below = 0
    let same = 0
    for (let point = 0; point < count; point++) {
      const value = of(point)
      if (value < real) below += weights[point]!
      else if (value === real) same += weights[point]!
    }
    return (below + random() * same) / total
  }
  const coordinate = (d: number) => (point: number) => points[point * dimensions + d]!
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = z
  return {
    ranks: {
      arew: rank(coordinate(0), first),
      apun: rank(coordinate(1), second),
      k: rank(coordinate(2), third),
      betaF: rank(coordinate(3), fourth),
      betaP: rank(coordinate(4), fifth),
      score: rank((point) => scoreOf(coordinate(1)(point)), scoreOf(second)),
      logLikelihood: rank((point) => values.logLikelihoods[point]!, truth.logLikelihoods[0]!),
    },
    overChance: evidenceOverChance({ logEvidence }, cardsPerGame),
  }
}

/** Evidence for a player who presses at random: it must tell them from a player of the model as reliably as it claims. */
export const chanceGame = (i: number): number => {
  const random = sfc32(2018, 2023, 9, i)
  const structure = i % rewardStructures.length
  const draws = drawsOf(
    Uint8Array.from({ length: cardsPerGame }, () => Math.floor(random() * 4)),
    structure,
  )
  const { payscale } = rewardStructure(structure)
  return evidenceOverChance(samplePosterior(draws, payscale, randomOf(draws, payscale)), cardsPerGame)
}

/** Ranks of players from the prior, and the evidence of random games. */
export const calibrationStudy = (players: number, games: number): { games: GameRanks[]; chance: number[] } => ({
  games: priorAgents(players).map((z, i) => rankGame(z, i)),
  chance: Array.from({ length: games }, (_, i) => chanceGame(i)),
})

/** The card's figures on calibration. */
export type Calibration = {
  players: number
  /** Half the width of the 95 % simultaneous band and the largest difference of each rank's distribution from uniform, in standard errors */
  band: number
  largest: Record<Ranked, number>
  /** Mean square of the normal scores of the parameters' ranks, 1 if posteriors are as wide as their errors */
  spread: { found: number; error: number }
  /** Mean posterior probability of the model, for players of the model and for random games: the two add up to 1 on average */
  evidence: { games: number; ofPlayers: number; ofChance: number; error: number }
  /** ranks of the first game */
  first: Record<Ranked, number>
}

/** Summarises the calibration study: differences in standard errors, spread and evidence with their errors. */
export const calibrationOf = ({ games, chance }: ReturnType<typeof calibrationStudy>): Calibration => {
  const of = <T>(make: (ranks: number[]) => T) =>
    Object.fromEntries(ranked.map((name) => [name, make(games.map(({ ranks }) => ranks[name]))])) as Record<Ranked, T>
  const { found, error } = spreadOfRanks(games.map(({ ranks }) => parameters.map((name) => ranks[name])))
  const probability = (overChance: number) => 1 / (1 + Math.exp(-overChance))
  const [played, pressed] = [games.map(({ overChance }) => probability(overChance)), chance.map(probability)]
  const squaredError = (values: readonly number[]) => {
    const centre = mean(values)
    return mean(values.map((value) => (value - centre) ** 2)) / values.length
  }
  return {
    players: games.length,
    band: round(simultaneousBand(games.length, sfc32(1, 2, 3, 4), 500)),
    largest: of((ranks) => round(largestDifference(ranks))),
    spread: { found: round(found), error: round(error) },
    evidence: {
      games: chance.length,
      ofPlayers: round(mean(played)),
      ofChance: round(mean(pressed)),
      error: round(Math.sqrt(squaredError(played) + squaredError(pressed))),
    },
    first: of(([rank = Number.NaN]) => round(rank)),
  }
}

const round = (value: number) => Number(value.toFixed(4))

// As a script: prints the study for the given number of players, at plain Node's speed.
if (import.meta.main) console.log(JSON.stringify(calibrationStudy(Number(process.argv[2]), 0)))
