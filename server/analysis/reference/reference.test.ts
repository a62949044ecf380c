import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { modelVersion } from '../model.ts'
import type { ReferenceMeasure } from '../types.ts'
import { differences, installationGroup, percentileTables, type ReferenceValues } from './build-reference-group.ts'
import data from './research-volunteers.json' with { type: 'json' }
import { researchVolunteers } from './research-volunteers.ts'

const measures: readonly ReferenceMeasure[] = ['arew', 'apun', 'betaF', 'persistence', 'riskScore', 'chasing']

describe('the shipped reference group', () => {
  it('has the checksum it names, ascending tables of 99, and the model in use', () => {
    expect(createHash('sha256').update(JSON.stringify(data.tables)).digest('hex')).toBe(data.sha256)
    expect(data.modelVersion).toBe(modelVersion)
    expect(data.n).toBe(665)
    for (const measure of measures) {
      const table = researchVolunteers.tables[measure]
      expect(table).toHaveLength(99)
      expect(table).toEqual([...table].sort((a, b) => a - b))
    }
  })

  // Cuts of an independent study of the same people: quartiles of Arew, median of Apun, 10/30/70/90 % of betaF and persistence.
  it.each([
    ['arew', 25, 0.115, 0.01],
    ['arew', 50, 0.271, 0.01],
    ['arew', 75, 0.565, 0.01],
    ['apun', 50, 0.074, 0.002],
    ['betaF', 10, 0.76, 0.05],
    ['betaF', 30, 1.62, 0.05],
    ['betaF', 70, 3.04, 0.05],
    ['betaF', 90, 3.99, 0.05],
    ['persistence', 10, -7.33, 0.15],
    ['persistence', 30, -2.91, 0.15],
    ['persistence', 70, 0.65, 0.15],
    ['persistence', 90, 1.78, 0.15],
  ] as const)('agrees with the published cut: %s at %i %%', (measure, percentile, cut, tolerance) => {
    expect(Math.abs((researchVolunteers.tables[measure][percentile - 1] ?? Number.NaN) - cut)).toBeLessThan(tolerance)
  })
})

describe('an installation’s own group', () => {
  const people = Array.from(
    { length: 1000 },
    (_, i): ReferenceValues => ({ arew: i / 999, apun: 0.1, betaF: i, persistence: -i, riskScore: i / 10, chasing: 0.5 }),
  )

  it('has the percentiles of its players, and a version that names size and content', () => {
    const group = installationGroup(people, 'model')
    expect(group).toMatchObject({ name: 'installation', n: 1000, modelVersion: 'model', scoreVersion: 'risk-4' })
    expect(group.version).toMatch(/^installation-1000-[0-9a-f]{8}$/)
    expect(group.tables.arew[49]).toBeCloseTo(0.5, 6)
    expect(group.tables.persistence[0]).toBeCloseTo(-989.01, 2)
    expect(group.tables.chasing).toEqual(Array.from({ length: 99 }, () => 0.5))
    expect(installationGroup(people, 'model')).toEqual(group)
    expect(installationGroup(people, 'other').version).not.toBe(group.version)
  })

  it('needs 1,000 people', () => {
    expect(() => installationGroup(people.slice(1), 'model')).toThrow(RangeError)
    expect(() => percentileTables([] as ReferenceValues[])).toThrow(RangeError)
  })

  it('differs from another as its percentiles do', () => {
    const before = installationGroup(people, 'model')
    // Everybody's score is 10 points higher: of a uniform 0 to 100, each percentile is that of ten further up, and half a step more at the end.
    const after = installationGroup(
      people.map((person) => ({ ...person, riskScore: person.riskScore + 10 })),
      'model',
    )
    const found = differences(before, after)
    expect(found.find(({ measure }) => measure === 'riskScore')).toMatchObject({ to: [34.975, 59.95, 84.925], shift: 11 })
    expect(found.filter(({ shift }) => shift > 0).map(({ measure }) => measure)).toEqual(['riskScore'])
  })
})
