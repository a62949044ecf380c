import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../../testing/mulberry32.ts'
import { measures, readReferenceCases, readStressCases } from '../../testing/reference-cases.ts'
import { randomOf } from '../random.ts'
import type { Draw, PosteriorSummary } from '../types.ts'
import { samplePosterior } from './sample-posterior.ts'
import { summarise } from './summarise.ts'

const posterior = (draws: readonly Draw[], payscale: number): PosteriorSummary =>
  summarise(samplePosterior(draws, payscale, randomOf(draws, payscale)))

describe('posterior', () => {
  it.each(readReferenceCases().map((each) => [each.id, each] as const))('agrees with the long-run reference: %s', (_, each) => {
    const found = posterior(each.draws, each.payscale)
    for (const measure of measures) {
      const { mean, sd } = each.reference[measure]
      expect(Math.abs(found[measure].mean - mean) / sd, `${measure} mean`).toBeLessThan(0.1)
      expect(found[measure].sd / sd, `${measure} sd`).toBeGreaterThan(0.85)
      expect(found[measure].sd / sd, `${measure} sd`).toBeLessThan(1.2)
      expect(found[measure].low).toBeLessThan(found[measure].high)
    }
    expect(found.persistence.mean).toBeCloseTo(each.effective_persistence_mean, 0)
    expect(found.logEvidence).toBeCloseTo(each.log_evidence, 0)
    expect(found.effectiveSize).toBeGreaterThan(2200)
  })

  it.each(readStressCases().map((each) => [each.id, each] as const))('agrees with the long-run reference under stress: %s', (_, each) => {
    const found = posterior(each.draws, each.payscale)
    for (const measure of measures) {
      const { mean, sd } = each.reference[measure]
      const [least, most] = each.heavy_tail?.includes(measure) ? [0.7, 1.4] : [0.85, 1.2]
      expect(Math.abs(found[measure].mean - mean) / sd, `${measure} mean`).toBeLessThan(0.1)
      expect(found[measure].sd / sd, `${measure} sd`).toBeGreaterThan(least)
      expect(found[measure].sd / sd, `${measure} sd`).toBeLessThan(most)
    }
    expect(Math.abs(found.logEvidence - each.log_evidence)).toBeLessThan(0.3)
  })

  it('is the prior, hardly changed, after one draw', () => {
    const found = posterior([{ choice: 1, outcome: 100 }], 100)
    expect(found.betaF.mean).toBeCloseTo(2.33, 1)
    expect(found.betaF.sd).toBeCloseTo(1.558, 1)
    expect(found.logEvidence).toBeCloseTo(-Math.log(4), 1)
  })

  it.each([1, 500])('reaches its effective size for %i draws', (count) => {
    const random = mulberry32(count)
    const draws = Array.from(
      { length: count },
      () => ({ choice: Math.floor(random() * 4), outcome: Math.round(random() * 400 - 250) }) as Draw,
    )
    expect(posterior(draws, 100).effectiveSize).toBeGreaterThan(2200)
  })

  it.each([11, 14])(
    'keeps the far tail of a very steep posterior, of payoffs a million times the payscale, in random course %i',
    (seed) => {
      const each = readReferenceCases().find(({ id }) => id === 'case_19')
      const huge = (each?.draws ?? []).map(({ choice, outcome }) => ({ choice, outcome: outcome * 1e6 }))
      const { arew, apun, effectiveSize } = summarise(samplePosterior(huge, each?.payscale ?? 1, mulberry32(seed)))
      expect(effectiveSize).toBeGreaterThan(2200)
      // 33,000 effective points of a long run; tempered sequential Monte Carlo with 3,000 particles gives 4.86e−8 and 2.44e−8.
      expect(arew.sd / 4.62e-8).toBeGreaterThan(0.85)
      expect(apun.sd / 2.25e-8).toBeGreaterThan(0.85)
    },
  )

  it('gives finite numbers in their ranges for any draws', () => {
    const anyDraw = fc.record({ choice: fc.constantFrom(0, 1, 2, 3), outcome: fc.integer({ min: -20_000, max: 20_000 }) })
    fc.assert(
      fc.property(
        fc.array(anyDraw as fc.Arbitrary<Draw>, { minLength: 1, maxLength: 100 }),
        fc.constantFrom(1, 60, 100, 5000),
        (draws, payscale) => {
          const { arew, apun, k, betaF, betaP, persistence, logEvidence } = posterior(draws, payscale)
          for (const { mean, sd, low, high } of [arew, apun, k, betaF, betaP, persistence]) {
            expect([mean, sd, low, high].every(Number.isFinite)).toBe(true)
            expect(low).toBeLessThanOrEqual(high)
          }
          for (const { low, high } of [arew, apun]) {
            expect(low).toBeGreaterThanOrEqual(0)
            expect(high).toBeLessThanOrEqual(1)
          }
          expect(k.high).toBeLessThanOrEqual(5)
          expect(logEvidence).toBeLessThan(0)
        },
      ),
      { numRuns: 12, seed: 7 },
    )
  })
})
