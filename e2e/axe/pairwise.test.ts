import { expect, test } from 'vitest'
import { pairwise } from './pairwise.ts'

/** Pairs of values that no visit of the plan covers. */
const uncovered = (sizes: readonly number[], rows: readonly (readonly number[])[]) => {
  const missing: string[] = []
  for (const [a, many] of sizes.entries())
    for (const [b, others] of sizes.entries())
      for (let x = 0; a < b && x < many; x++)
        for (let y = 0; y < others; y++) if (!rows.some((row) => row[a] === x && row[b] === y)) missing.push(`${a}:${x} ${b}:${y}`)
  return missing
}

// Schemes, kinds of operators, screens, sets: as in `axe.spec.ts`; then a prime, a factor with one value, and equal sizes.
test.each([[[2, 10, 12, 20]], [[2, 7, 12, 20]], [[3, 1, 4]], [[5, 5, 5, 5]], [[2, 2]]])('every pair of %j is covered', (sizes) => {
  const rows = pairwise(sizes)
  expect(uncovered(sizes, rows)).toEqual([])
  for (const row of rows) for (const [factor, value] of row.entries()) expect(value).toBeLessThan(sizes[factor] ?? 0)
  expect(pairwise(sizes)).toEqual(rows)
})

test('the plan of axe visits is as short as pairwise coverage allows: 250 at most', () => {
  expect(pairwise([2, 10, 12, 20])).toHaveLength(240)
})

test('a plan that lacks a visit is noticed', () => {
  expect(uncovered([2, 10, 12, 20], pairwise([2, 10, 12, 20]).slice(1))).not.toEqual([])
})
