import { sameDeckShare } from '../../contract/constants.ts'
import { asPlayed, drawsOf } from '../../scripts/build-scenes.ts'
import { AnalysisError, analyseGame, describe } from '../../server/analysis/analyse-game.ts'
import { assess } from '../../server/analysis/assess.ts'
import { countDraws, decksOf, largestShare } from '../../server/analysis/behaviour.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import type { Draw, GameAnalysis } from '../../server/analysis/types.ts'
import { drawPerson, normal, type Population } from '../models/fit-population.ts'
import { type Model, models } from '../models/models.ts'
import { ourCards, play } from '../models/play.ts'
import trial from '../models/trial.json' with { type: 'json' }
import type { SheetGame } from './blind-sheet.ts'
import { readPopulation } from './population.ts'
import { playPolicy, strangePolicy } from './strange-players.ts'

export const simulatedModels = ['orl', 'orl-stay', 'vse', 'vpp'] as const

/** A model with the population that was fitted to everybody's cards 1–80. */
export const populationOf = (name: (typeof simulatedModels)[number]): [Model, Population] => {
  const { mean, covariance } = trial.populations[name]
  return [models.find((model) => model.name === name)!, { mean: Float64Array.from(mean), covariance: Float64Array.from(covariance) }]
}

/** A game of a model's player on one of our structures, in points. */
export const playModel = (model: Model, z: Float64Array, structureId: number, random: Random): Draw[] => {
  const cards = play(model, z, ourCards(structureId), random)
  return drawsOf(
    Uint8Array.from(cards, ({ choice }) => choice),
    structureId,
  )
}

/** Draws as the product analyses them, at a pace of the player's own; undefined if nearly all are from one deck. */
export const analyse = (draws: readonly Draw[], structureId: number, random?: Random): GameAnalysis | undefined => {
  const played = asPlayed(draws, structureId)
  if (random) {
    const usual = 1000 * Math.exp(0.6 * normal(random))
    let time = Date.UTC(2026, 0, 1)
    for (const draw of played.draws) {
      draw.reactionTime = Math.round(usual * Math.exp(0.4 * normal(random)))
      draw.time = time += draw.reactionTime + 800
    }
  }
  try {
    return analyseGame(played, researchVolunteers)
  } catch (error) {
    if (error instanceof AnalysisError && error.code === 'single_deck') return undefined
    throw error
  }
}

/** The volunteers' first 80 cards as described without a clock. Deck by deck their task has the roles of our structure 0. */
export const describeClassic = (draws: readonly Draw[]): GameAnalysis => {
  const decks = decksOf(0)
  const behaviour = { ...countDraws(draws, decks), medianReactionTime: null, duration: null, clock: false, randomPopup: false }
  return describe(draws, behaviour, assess(draws, 100, decks.isBad), researchVolunteers)
}

/** Games by turns of simulated players of `orl-stay` (half of them), volunteers (a third) and strange players (a sixth). */
export const gamesOf = (seed: number, count: number, folder: string): SheetGame[] => {
  const random = sfc32(67, 69, 4, seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const people = readPopulation(folder).filter(({ group }) => group === 'healthy' || group === 'control')
  const [model, population] = populationOf('orl-stay')
  const gameOf = (turn: number): SheetGame => {
    const guess = below(101)
    if (turn === 1 || turn === 3) {
      const [person] = people.splice(below(people.length), 1)
      if (person === undefined) throw new RangeError('there are not so many volunteers')
      const { draws } = person
      if (largestShare(draws) > sameDeckShare) return gameOf(turn)
      return { draws, structureId: 0, analysis: describeClassic(draws), guess }
    }
    const structureId = below(9)
    const draws =
      turn === 5
        ? playPolicy(strangePolicy(random), [0.1, 0.2, 0.4][below(3)] ?? 0.2, structureId, random)
        : playModel(model, drawPerson(population, random), structureId, random)
    const analysis = analyse(draws, structureId, random)
    return analysis ? { draws, structureId, analysis, guess } : gameOf(turn)
  }
  return Array.from({ length: count }, (_, i) => gameOf(i % 6))
}
