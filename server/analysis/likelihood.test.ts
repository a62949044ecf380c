import { describe, expect, it, test } from 'vitest'
import { readReferenceCases, readStressCases } from '../testing/reference-cases.ts'
import { createLikelihood, newParameterArrays } from './likelihood.ts'
import { decay, modelVersion, phi, toParameters } from './model.ts'
import prior from './posterior/prior.json' with { type: 'json' }
import type { Draw } from './types.ts'

type Vector = { Arew: number; Apun: number; K: number; betaF: number; betaP: number }

const logLikelihoods = (draws: readonly Draw[], payscale: number, vectors: readonly Vector[]): Float64Array => {
  const parameters = newParameterArrays(vectors.length)
  vectors.forEach(({ Arew, Apun, K, betaF, betaP }, i) => {
    parameters.arew[i] = Arew
    parameters.apun[i] = Apun
    parameters.decay[i] = decay(K)
    parameters.betaF[i] = betaF
    parameters.betaP[i] = betaP
  })
  const result = new Float64Array(vectors.length)
  createLikelihood(draws, payscale)(parameters, vectors.length, result)
  return result
}

const vector: Vector = { Arew: 0.3, Apun: 0.1, K: 1, betaF: 1, betaP: 1 }

describe('likelihood', () => {
  it.each([...readReferenceCases(), ...readStressCases()].map((each) => [each.id, each] as const))(
    'agrees with the reference to 1e-9: %s',
    (_, { draws, payscale, loglik_checks }) => {
      logLikelihoods(draws, payscale, loglik_checks).forEach((value, i) => {
        const expected = loglik_checks[i]?.loglik ?? Number.NaN
        expect(Math.abs(value / expected - 1)).toBeLessThan(1e-9)
      })
    },
  )

  it('gives every vector of a large set the same value as alone', () => {
    const [first] = readReferenceCases()
    const { draws, payscale } = first ?? { draws: [], payscale: 1 }
    const vectors = Array.from({ length: 300 }, (_, i) => ({ ...vector, Arew: i / 300, betaP: i / 30 - 5 }))
    const together = logLikelihoods(draws, payscale, vectors)
    for (const i of [0, 127, 128, 299]) expect(together[i]).toBe(logLikelihoods(draws, payscale, [vectors[i] ?? vector])[0])
  })

  it('is ln 1/4 for the first draw, whatever the parameters', () => {
    expect(logLikelihoods([{ choice: 2, outcome: -50 }], 100, [vector])[0]).toBeCloseTo(-Math.log(4), 12)
  })

  it('stays exact where a single draw is all but impossible', () => {
    const draws: Draw[] = [
      { choice: 0, outcome: 1e6 },
      { choice: 1, outcome: 10 },
    ]
    // V of deck a is 3e5 + 0.3 + 1/3, of deck b −1/30: the second draw's probability is e^(V_b − V_a).
    expect(logLikelihoods(draws, 1, [vector])[0]).toBeCloseTo(-Math.log(4) - 3e5 - 0.3 - 1 / 3 - 1 / 30, 4)
  })

  it('counts an outcome of 0 as a win without a sign', () => {
    const draws: Draw[] = [
      { choice: 0, outcome: 0 },
      { choice: 0, outcome: 0 },
    ]
    // Only perseverance differs: PS of deck a is 3^(−1), so p = e^(1/3) / (e^(1/3) + 3).
    expect(logLikelihoods(draws, 100, [vector])[0]).toBeCloseTo(-Math.log(4) + 1 / 3 - Math.log(Math.exp(1 / 3) + 3), 10)
  })
})

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
