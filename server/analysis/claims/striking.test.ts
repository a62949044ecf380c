import { expect, test } from 'vitest'
import { claimKeys } from '../../../contract/claims.ts'
import { strikingClaim } from './striking.ts'

/** A player in the middle of the 665. */
const middle = {
  badCards: 28,
  frequentWinCards: 49,
  switches: 43,
  longestRun: 9,
  wins: { count: 50, stayed: 25 },
  losses: { count: 29, stayed: 6 },
}

const cases: [Partial<typeof middle>, string, Record<string, number>][] = [
  [{ badCards: 53 }, 'losing_cards_many', { cards: 53 }],
  [{ badCards: 1 }, 'losing_cards_few', { cards: 1 }],
  [{ frequentWinCards: 74 }, 'frequent_wins_many', { cards: 74 }],
  [{ frequentWinCards: 18 }, 'frequent_wins_few', { cards: 18 }],
  [{ switches: 78 }, 'changes_many', { changes: 78 }],
  [{ switches: 5 }, 'changes_few', { changes: 5 }],
  [{ longestRun: 49 }, 'run_long', { run: 49 }],
  [{ losses: { count: 8, stayed: 7 } }, 'left_losses_few', { left_losses: 1, losses: 8 }],
  [{ wins: { count: 8, stayed: 0 } }, 'left_wins_many', { left_wins: 8, wins: 8 }],
  [{ wins: { count: 40, stayed: 39 } }, 'left_wins_few', { left_wins: 1, wins: 40 }],
]
test.each(cases)('%j: %s', (given, name, counts) =>
  expect(strikingClaim({ ...middle, ...given })).toEqual({ key: `striking_${name}`, counts }),
)

test('there are no others', () => {
  expect(claimKeys.filter((key) => key.startsWith('striking_'))).toEqual(cases.map(([, name]) => `striking_${name}`))
})

test.each<Partial<typeof middle>>([
  {},
  { badCards: 52, frequentWinCards: 19, switches: 6, longestRun: 48 },
  { losses: { count: 29, stayed: 0 } },
  { losses: { count: 7, stayed: 7 }, wins: { count: 7, stayed: 0 } },
])('%j is nothing that fewer than one in fifty did', (given) => expect(strikingClaim({ ...middle, ...given })).toBeNull())

test('of several the one that lies farthest out', () => {
  expect(strikingClaim({ ...middle, badCards: 60, switches: 4 })?.key).toBe('striking_losing_cards_many')
  expect(strikingClaim({ ...middle, badCards: 60, switches: 4, longestRun: 70 })?.key).toBe('striking_run_long')
})
