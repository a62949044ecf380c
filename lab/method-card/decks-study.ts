import { cardsPerGame } from '../../contract/constants.ts'
import { assess } from '../../server/analysis/assess.ts'
import { countDraws, type Decks, decksOf } from '../../server/analysis/behaviour.ts'
import { rewardStructures } from '../../server/analysis/decks.ts'
import { type Effort, usualEffort } from '../../server/analysis/posterior/sample-posterior.ts'
import { quantile } from '../../server/analysis/posterior/summarise.ts'
import { composite, risk, riskScale } from '../../server/analysis/risk.ts'
import type { Draw } from '../../server/analysis/types.ts'
import { drawPerson, randomFor } from '../models/fit-population.ts'
import { type CardSource, cardsOfStudy, ourCards, play } from '../models/play.ts'
import { readRows } from '../models/rows.ts'
import { classicTask } from '../study-kit/trials.ts'
import { populationOf } from './simulated-people.ts'
import { mean } from './statistics.ts'

type Medians = ReturnType<typeof countsOf>
type Game = { counts: Medians; score: number }

/** The same players on the volunteers' cards and on each of our structures. */
export type DeckFindings = {
  players: number
  /** medians of counts: of the volunteers themselves, and with the mean score of players on the cards that they got, and on the nine structures */
  people: Medians
  classic: Medians & { meanScore: number }
  ours: Medians & { meanScore: number }
  /** Mean losing cards 21–80 on each structure, of many more players, and how many points of score lie between the extremes */
  many: { players: number; losingCards: number[]; points: number }
  /** the first player's scores on ours */
  first: number[]
}

/** A mean score needs no precise posterior: a quarter of the usual effort adds 0.2 points of noise. */
const effort: Effort = { ...usualEffort, aim: 550, round: 700, spread: 20 }

/** The model whose players show the counts of people (`lab/models/plan.md`), with the population of all 665. */
const [model, population] = populationOf('orl-stay')

/** Counts of a game, by their names on the card. */
const countsOf = (draws: readonly Draw[], decks: Decks) => {
  const { wins, losses, frequentWinCards, switches, longestRun, badCards } = countDraws(draws, decks)
  return {
    losses: losses.count,
    'stayed after wins': wins.stayed / wins.count,
    'stayed after losses': losses.stayed / losses.count,
    'cards of frequent wins': frequentWinCards,
    changes: switches,
    'longest run': longestRun,
    'losing cards': badCards,
  }
}

/** The same chances in each game of a player: choices agree as long as the cards do. */
const gameOf = (player: number, source: CardSource) => {
  const z = drawPerson(population, randomFor(`decks player ${player}`))
  return play(model, z, source, randomFor(`decks game ${player}`)) as Draw[]
}

const playOn = (source: CardSource, decks: Decks, player: number): Game => {
  const draws = gameOf(player, source)
  return { counts: countsOf(draws, decks), score: risk(assess(draws, 1, decks.isBad, effort)).score }
}

/** The games of one player on all nine structures. */
export const playOurs = (player: number): Game[] => rewardStructures.map((_, id) => playOn(ourCards(id), decksOf(id), player))

const medians = (games: readonly Medians[]): Medians => {
  const median = (name: keyof Medians) => {
    const values = games.map((game) => game[name]).filter(Number.isFinite)
    return short(quantile(Float64Array.from(values).sort(), 0.5))
  }
  const names = Object.keys(games[0]!) as (keyof Medians)[]
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Medians
}

/** Points of the score, before limits, that one losing card more is worth. */
const pointsOfCard = () => {
  const { badShare, zApun, composite: sum } = riskScale
  const at = (cards: number) => composite({ badShare: badShare.mean + cards / 60, zApun: zApun.mean, lossEffect: 0 }, riskScale)
  return (15 * (at(1) - at(0))) / sum.sd
}

const manyPlayers = (players: number): DeckFindings['many'] => {
  const losingCards = rewardStructures.map((_, id) =>
    mean(Array.from({ length: players }, (_, player) => countDraws(gameOf(player, ourCards(id)), decksOf(id)).badCards)),
  )
  const points = (Math.max(...losingCards) - Math.min(...losingCards)) * pointsOfCard()
  return { players, losingCards: losingCards.map(short), points: short(points) }
}

/** Lets so many players play; `folder` has the open data, whose studies they belong to as the volunteers do. */
export const decksStudy = (folder: string, players: number): DeckFindings => {
  const volunteers = readRows(folder).filter(({ group }) => group === 'healthy' || group === 'control')
  const sources = new Map([...Map.groupBy(volunteers, ({ study }) => study)].map(([study, people]) => [study, cardsOfStudy(people)]))
  const games = Array.from({ length: players }, (_, player) => ({
    classic: playOn(sources.get(volunteers[player % volunteers.length]!.study)!, classicTask, player),
    ours: playOurs(player),
  }))
  const withScore = (of: readonly Game[]) => ({
    ...medians(of.map(({ counts }) => counts)),
    meanScore: short(mean(of.map(({ score }) => score))),
  })
  return {
    players,
    people: medians(volunteers.map(({ cards }) => countsOf(cards.slice(0, cardsPerGame) as Draw[], classicTask))),
    classic: withScore(games.map(({ classic }) => classic)),
    ours: withScore(games.flatMap(({ ours }) => ours)),
    many: manyPlayers(10 * players),
    first: (games[0]?.ours ?? []).map(({ score }) => short(score)),
  }
}

const short = (value: number) => Number(value.toPrecision(4))
