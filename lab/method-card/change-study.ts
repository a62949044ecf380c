import type { Career } from './repeat-study.ts'
import { type Pair, repeatTable } from './repeat-table.ts'
import { share } from './statistics.ts'

/** A player may look after each of so many games. */
const looks = 6
/** True change whose power is told, points. */
const change = 20

export type ChangeFigures = {
  /** share of next games left on each side of the limits */
  tail: number
  /** share of unchanged players who are told of a change at least once over six games */
  ever: number
  /** share of players with a true change who are told at the second game; both directions alike */
  found: number
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
  const outcomes = [0, 1].flatMap((held) => {
    const { low, high } = repeatTable(pairs(half(1 - held)), tail)
    return half(held).map(([first = 0, ...others]) => {
      const outside = (score: number) => score < low[first]! || score > high[first]!
      const moved = (by: number) => outside(Math.min(Math.max((others[0] ?? 0) + by, 0), 100))
      return { ever: others.some(outside), moved: [moved(change), moved(-change)] }
    })
  })
  return {
    tail,
    ever: round(share(outcomes, ({ ever }) => ever)),
    found: round(
      share(
        outcomes.flatMap(({ moved }) => moved),
        Boolean,
      ),
    ),
  }
}

const round = (value: number) => Number(value.toFixed(4))
