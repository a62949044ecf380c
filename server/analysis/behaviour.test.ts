import { describe, expect, test } from 'vitest'
import type { PopupKey } from '../../contract/popups.ts'
import { countDraws, decksOf, largestShare, observe, reactionsToLosses, scoreOf } from './behaviour.ts'
import { median } from './numbers.ts'
import { chasingShare } from './risk.ts'
import type { Draw, PlayedGame } from './types.ts'

const play = (...draws: [Draw['choice'], number][]): Draw[] => draws.map(([choice, outcome]) => ({ choice, outcome }))
const decks = { isBad: [true, true, false, false], winsOften: [false, true, false, true] }

describe('the counts of a game', () => {
  // Twenty cards to learn, then sixteen.
  const learning = play(...Array.from({ length: 20 }, (_, i): [Draw['choice'], number] => [i < 12 ? 2 : 3, 10]))
  const late = play([0, 100], [0, -50], [1, 50], [1, 0], [1, -200], [2, 30], [2, -10], [2, 20], [3, -5], [3, 5])

  test('match what happened', () => {
    expect(countDraws([...learning, ...late], decks)).toEqual({
      net: 140,
      badShare: 0.5,
      badCards: 5,
      afterBadLoss: { draws: 6, bad: 3 },
      wins: { count: 24, stayed: 21 },
      losses: { count: 4, stayed: 2 },
      frequentWinCards: 13,
      switches: 5,
      longestRun: 12,
      largestShare: 0.5,
    })
  })

  test('match what happened, even if the longest run is the last', () => {
    expect(countDraws(play([0, 1], [1, 1], [1, 1]), decks)).toMatchObject({ longestRun: 2, switches: 1, wins: { count: 2, stayed: 1 } })
  })

  test('track three cards after a loss on a losing deck, none after a loss on another', () => {
    const draws = play([0, -10], [2, 10], [2, 10], [0, 10], [0, 10], [2, -10], [2, 10])
    expect(reactionsToLosses(draws, [true, false, false, true, true, false, false])).toEqual({ draws: 3, bad: 1 })
    // Two losses in a row: each card within three of either counts once.
    const twice = play([0, -50], [0, -50], [2, 50], [2, 50], [0, 100], [2, -10], [2, 50])
    const reactions = reactionsToLosses(twice, [true, true, false, false, true, false, false])
    expect([reactions, chasingShare(reactions)]).toEqual([{ draws: 4, bad: 2 }, 0.5])
    expect(reactionsToLosses(play([0, 0], [0, 0]), [true, true])).toEqual({ draws: 0, bad: 0 })
  })

  test('have score and share of one deck', () => {
    expect(scoreOf(play([0, 100], [1, -250]))).toBe(1850)
    expect(largestShare(play([3, 1], [3, 1], [0, 1], [1, 1], [2, 1]))).toBe(0.4)
  })
})

test('a structure has its decks by type', () => {
  // Structure 0: a and c lose often, b and d rarely; a and b cost points.
  expect(decksOf(0)).toEqual({ isBad: [true, true, false, false], winsOften: [false, true, false, true] })
  expect(() => decksOf(9)).toThrow(RangeError)
})

describe('the times of a game', () => {
  const start = Date.UTC(2026, 10, 22)
  const game = (popups: PopupKey[] = [], step = 2000): PlayedGame => ({
    rewardStructureId: 0,
    draws: [500, 700, 600].map((reactionTime, i) => ({ stackType: 'a', reactionTime, time: start + i * step })),
    popups,
    registeredAt: null,
    completedAt: null,
  })
  const draws = play([0, 10], [0, 10], [0, 10])

  test('are a median and a duration in seconds', () => {
    // Three reactions, two values read for 250 ms and a last card turned for 450 ms.
    expect(observe(game(), draws)).toMatchObject({ medianReactionTime: 600, duration: 2.75, clock: true })
  })

  test('are left out if the clock is implausible (ruling 34)', () => {
    expect(observe(game([], 100), draws)).toMatchObject({ medianReactionTime: null, duration: null, clock: false })
  })

  test('say whether the popup about random choices appeared', () => {
    expect(observe(game(['halfway', 'random_choices_random_result']), draws).randomPopup).toBe(true)
    expect(observe(game(['halfway']), draws).randomPopup).toBe(false)
  })
})

test('the median is the middle, or the mean of the two middle ones; of an empty list NaN', () => {
  expect([median([10, 9, 100]), median([4, 1, 2, 3]), median([])]).toEqual([10, 2.5, Number.NaN])
})
