import type { Career } from './repeat-study.ts'
import { type Pair, repeatTable } from './repeat-table.ts'
import { share } from './statistics.ts'

/** A player may look after each of so many games. */
const looks = 6
/** Bands of the first score, points. */
const bandWidth = 10
/** A band with fewer players says nothing. */
const fewest = 1000
/** True changes whose power is told, points. */
const changes = [10, 20, 30]

export type ChangeFigures = {
  /** share of next games left on each side of the limits */
  tail: number
  /** limits of the newest game by first score, at 20, 50 and 80 */
  limits: { first: number; low: number; high: number }[]
  /** of unchanged players: told of a change at the second game, and at least once over six; over all and by band of the first score */
  unchanged: { first: string; players: number; second: number; ever: number }[]
  /** share of players with a true change who are told at the second game; both directions alike */
  power: { points: number; told: number }[]
}

/**
 * What comparing the newest game with the first would say, given the first score: how often it would tell unchanged players of a real change,
 * and how often those whose true score moved so far. Limits for each half of the players are made from the other half.
 */
export const changeStudy = (careers: readonly Career[], tail: number): ChangeFigures => {
  const players = careers
    .map((career) => career.flatMap((game) => game?.score ?? []).slice(0, looks))
    .filter((scores) => scores.length === looks)
  const half = (rest: number) => players.filter((_, i) => i % 2 === rest)
  const pairs = (of: readonly number[][]) => of.flatMap(([first = 0, ...others]) => others.map((next): Pair => [first, next]))
  const halves = [0, 1].flatMap((held) => {
    const { low, high } = repeatTable(pairs(half(1 - held)), tail)
    return half(held).map(([first = 0, ...others]) => {
      const outside = (score: number) => score < low[first]! || score > high[first]!
      const moved = (by: number) => outside(Math.min(Math.max((others[0] ?? 0) + by, 0), 100))
      return { first, second: outside(others[0] ?? 0), ever: others.some(outside), power: changes.map((by) => [moved(by), moved(-by)]) }
    })
  })
  const bandOf = (first: number) => bandWidth * Math.floor(Math.min(first, 99) / bandWidth)
  const bands = [...new Set(halves.map(({ first }) => bandOf(first)))].sort((a, b) => a - b)
  const row = (name: string, of: typeof halves) => ({
    first: name,
    players: of.length,
    second: round(share(of, ({ second }) => second)),
    ever: round(share(of, ({ ever }) => ever)),
  })
  const { low, high } = repeatTable(pairs(players), tail)
  return {
    tail,
    limits: [20, 50, 80].map((first) => ({ first, low: low[first]!, high: high[first]! })),
    unchanged: [
      row('all', halves),
      ...bands
        .map((band) =>
          row(
            `${band} to ${band + bandWidth - 1}`,
            halves.filter(({ first }) => bandOf(first) === band),
          ),
        )
        .filter((bin) => bin.players >= fewest),
    ],
    power: changes.map((points, i) => ({
      points,
      told: round(
        share(
          halves.flatMap(({ power }) => power[i] ?? []),
          Boolean,
        ),
      ),
    })),
  }
}

const round = (value: number) => Number(value.toFixed(4))
