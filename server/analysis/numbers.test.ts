import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { exp, normalQuantile } from './numbers.ts'
import { randomOf, sfc32 } from './random.ts'

const mask = (1n << 32n) - 1n
const rotated = (x: bigint, by: bigint) => ((x << by) | (x >> (32n - by))) & mask

/** SFC32 as in PractRand 0.95 (`sfc.cpp`), in big integers. */
const reference = (seeds: readonly number[], count: number): number[] => {
  let [a = 0n, b = 0n, c = 0n, counter = 0n] = seeds.map((seed) => BigInt(seed) & mask)
  const next = () => {
    const sum = (a + b + counter) & mask
    counter = (counter + 1n) & mask
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) & mask
    c = (rotated(c, 21n) + sum) & mask
    return Number(sum) / 2 ** 32
  }
  for (let i = 0; i < 12; i++) next()
  return Array.from({ length: count }, next)
}

describe('random numbers', () => {
  test.each([[[1, 2, 3, 4]], [[0, 0, 0, 0]], [[0xffffffff, 0x80000000, 0x7fffffff, 0xfffffffe]]])('match SFC32: %s', (seeds) => {
    const [a = 0, b = 0, c = 0, d = 0] = seeds
    const random = sfc32(a, b, c, d)
    expect(Array.from({ length: 200 }, random)).toEqual(reference(seeds, 200))
  })

  test('of a game depend only on its draws and payscale', () => {
    const draws = [
      { choice: 0, outcome: -50 },
      { choice: 3, outcome: 100 },
    ] as const
    const hash = createHash('sha256').update('{"payscale":80,"draws":[[0,-50],[3,100]]}').digest()
    const seeds = [0, 4, 8, 12].map((at) => hash.readUInt32LE(at))
    expect(Array.from({ length: 20 }, randomOf(draws, 80))).toEqual(reference(seeds, 20))
  })
})

// Wichura's Algorithm AS 241, as in Python's statistics.NormalDist.
test.each([
  [0.5, 0],
  [0.6, 0.2533471031358],
  [0.75, 0.674489750196082],
  [0.9, 1.281551565544601],
  [0.975, 1.959963984540054],
  [0.025, -1.959963984540054],
  [0.98, 2.053748910631823],
  [0.02, -2.053748910631823],
  [0.995, 2.575829303548901],
  [0.001, -3.090232306167814],
  [1e-5, -4.264890793922825],
  [1e-9, -5.997807015007687],
])('the normal quantile of %f is %f', (p, z) => {
  expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(3e-9 * Math.max(1, Math.abs(z)))
})

test('the normal quantile is continuous where its two formulas meet', () => {
  for (const border of [0.02425, 1 - 0.02425]) expect(normalQuantile(border - 1e-12)).toBeCloseTo(normalQuantile(border + 1e-12), 7)
})

test('the exponential agrees with Math.exp to 1e-11, and equals it beyond 40', () => {
  let worst = 0
  for (let x = -39.999; x < 40; x += 0.00137) worst = Math.max(worst, Math.abs(exp(x) / Math.exp(x) - 1))
  expect(worst).toBeLessThan(1e-11)
  for (const x of [-800, -40, 40, 40.001, 700, 800, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN])
    expect(exp(x)).toBe(Math.exp(x))
})
