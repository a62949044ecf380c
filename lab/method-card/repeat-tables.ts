import { quantile } from '../../server/analysis/posterior/summarise.ts'
import type { Career, RepeatGame } from './repeat-study.ts'
import { type Pair, type RepeatTable, repeatTable } from './repeat-table.ts'
import { mean, share, variance } from './statistics.ts'

/** Least cards of the most chosen deck in each group of first games. Fixed before the study was run, as are the bands of ten points. */
const deckGroups = [0, 32, 40, 48, 60]
/** Numbers of games with a mean of their own; more count as the last. */
const meanGames = [2, 3, 4, 5, 6]

type Row = { first: RepeatGame; next: RepeatGame }

/** Every game of a player as first and every other one as its repeat. */
export const repeatsOf = (careers: readonly Career[]): Row[] =>
  careers.flatMap((career) => {
    const games = career.filter((game) => game !== undefined)
    return games.flatMap((first) => games.filter((next) => next !== first).map((next) => ({ first, next })))
  })

/** Quantiles 10, 50 and 90 of a player's own sd, points, over players with five games or more. */
export const ownSds = (careers: readonly Career[]): number[] => {
  const sds = careers
    .map((career) => career.flatMap((game) => game?.score ?? []))
    .filter(({ length }) => length >= fewestGames)
    .map((scores) => Math.sqrt(variance(scores)))
    .sort((a, b) => a - b)
  return [0.1, 0.5, 0.9].map((share) => Number(quantile(sds, share).toFixed(1)))
}
const fewestGames = 5

export type DeckTable = RepeatTable & { from: number }

/** The table of repeats of each group of first games by their largest deck. */
export const deckTables = (careers: readonly Career[]): DeckTable[] => {
  const rows = repeatsOf(careers)
  return deckGroups.map((from) => ({ from, ...repeatTable(rows.filter(({ first }) => groupOf(first) === from).map(pairOf)) }))
}

/** The range of the next game by the mean of so many before it. */
export const meanTables = (careers: readonly Career[]): ({ games: number } & Pick<RepeatTable, 'low' | 'high'>)[] =>
  meanGames.map((games) => {
    const { low, high } = repeatTable(careers.flatMap((career) => meanPair(career, games)))
    return { games, low, high }
  })

const meanPair = (career: Career, games: number): Pair[] => {
  const scores = career.flatMap((game) => game?.score ?? [])
  return scores.length > games ? [[Math.round(mean(scores.slice(0, games))), scores[games]!]] : []
}

/** Repeats of one cell of first games, and the share of them inside the range of their first game. */
type Coverage = { cell: string; repeats: number; inside: number }

/** A cell with fewer repeats says nothing. */
const fewest = 1000

/**
 * How often the range holds a repeat: over all, by score, by largest deck, by both, and by losing cards; and for means of several games. The
 * ranges for each half of the players are made from the other half. Of all cells, `all` among them, their number and those with the least and the most.
 * `error`: one standard error of the share over all, from its spread over players.
 */
export const crossValidate = (careers: readonly Career[]) => {
  const half = (rest: number) => careers.filter((_, i) => i % 2 === rest)
  const cells = new Map<string, boolean[]>()
  const means = new Map<string, boolean[]>()
  const people: number[] = []
  for (const held of [0, 1]) {
    const trainingHalf = half(1 - held)
    const tables = deckTables(trainingHalf)
    for (const career of half(held)) {
      const repeats = repeatsOf([career]).map(({ first, next }) => {
        const { low, high } = tables.find(({ from }) => from === groupOf(first))!
        const inside = next.score >= low[first.score]! && next.score <= high[first.score]!
        const score = `score ${band(first.score)}`
        const deck = `largest deck from ${groupOf(first)}`
        for (const cell of ['all', score, deck, `${score}, ${deck}`, `losing cards ${tens(first.badCards)}`]) push(cells, cell, inside)
        return inside
      })
      if (repeats.length > 0) people.push(share(repeats, Boolean))
    }
    for (const { games, low, high } of meanTables(trainingHalf))
      for (const [score, next] of half(held).flatMap((career) => meanPair(career, games)))
        push(means, `mean of ${games}`, next >= low[score]! && next <= high[score]!)
  }
  const all = mean(people)
  const error = Math.sqrt(mean(people.map((one) => (one - all) ** 2)) / people.length)
  const covered = coverage(cells).sort((one, other) => one.inside - other.inside)
  return {
    all: covered.find(({ cell }) => cell === 'all')!,
    cells: covered.length,
    least: covered[0]!,
    most: covered.at(-1)!,
    means: coverage(means),
    error: Number(error.toFixed(4)),
  }
}

const push = (cells: Map<string, boolean[]>, cell: string, inside: boolean): void => {
  const list = cells.get(cell)
  if (list) list.push(inside)
  else cells.set(cell, [inside])
}

const coverage = (cells: Map<string, boolean[]>): Coverage[] =>
  [...cells]
    .filter(([, inside]) => inside.length >= fewest)
    .map(([cell, inside]) => ({ cell, repeats: inside.length, inside: Number(share(inside, Boolean).toFixed(4)) }))
    .sort((one, other) => one.cell.localeCompare(other.cell, 'en', { numeric: true }))

const groupOf = ({ largestDeck }: RepeatGame): number => deckGroups.findLast((from) => largestDeck >= from)!
const pairOf = ({ first, next }: Row): Pair => [first.score, next.score]
const tens = (value: number) => `${10 * Math.floor(value / 10)} to ${10 * Math.floor(value / 10) + 9}`
const band = (score: number) => tens(Math.min(score, 99))
