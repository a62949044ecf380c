import { expect, test } from 'vitest'
import { shareOf, tenths } from './findings.ts'

test.each([
  [4862, 12480, 4],
  [3510, 4860, 7],
  [40, 90, undefined],
  [0, 500, undefined],
  [490, 500, undefined],
])('%i of %i is %s in ten', (part, whole, share) => expect(tenths(part, whole)).toBe(share))

test('a share of zero is none, and no part exceeds its whole', () => {
  expect({ ofNothing: shareOf(0, 0), beyondTheWhole: shareOf(3960, 80), whole: shareOf(80, 80) }).toEqual({
    ofNothing: undefined,
    beyondTheWhole: undefined,
    whole: 1,
  })
})
