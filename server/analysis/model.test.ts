import { expect, test } from 'vitest'
import { decay, modelVersion, phi, toParameters } from './model.ts'
import prior from './posterior/prior.json' with { type: 'json' }

// Φ from tables; the approximation is good to 2e-4.
test.each([
  [0, 0.5],
  [1, 0.841345],
  [-1, 0.158655],
  [2, 0.97725],
  [-3, 0.00135],
])('the normal distribution function at %d is %d', (z, p) => {
  expect(Math.abs(phi(z) - p)).toBeLessThan(2e-4)
})

test('the parameters are in the ranges of the model', () => {
  expect(toParameters(0, 1, -1, 2.5, -3)).toEqual({ arew: 0.5, apun: phi(1), k: 5 * phi(-1), betaF: 2.5, betaP: -3 })
})

test('perseverance shrinks to a third per draw for each unit of its decay', () => {
  expect([decay(0), decay(1), decay(2)].map((left) => Number(left.toPrecision(12)))).toEqual([1, 0.333333333333, 0.111111111111])
})

test('the version names model and prior', () => {
  expect(modelVersion).toBe(`orl-1+${prior.version}`)
})
