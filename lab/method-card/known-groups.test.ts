import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assess } from '../../server/analysis/assess.ts'
import { risk } from '../../server/analysis/risk.ts'
import known from './known-groups.json' with { type: 'json' }
import { groupSummaries } from './known-groups.ts'
import { readPopulation } from './population.ts'

const population = process.env.OPEN_DATA && join(process.env.OPEN_DATA, 'population')

it('the score tells drug users from controls as published: AUC .664 (.57 to .75), from all healthy .69', () => {
  expect(known.usersAgainstControls.auc).toBeCloseTo(0.664, 2)
  expect(known.usersAgainstControls.auc).toBeGreaterThanOrEqual(0.65)
  expect(known.usersAgainstHealthy.auc).toBeCloseTo(0.69, 1)
  expect(known.groups.map(({ n }) => n)).toEqual([617, 48, 38, 43])
})

it.skipIf(!population || !existsSync(population))(
  'the figures of the known groups are what the rows give (skipped without OPEN_DATA/population)',
  () => {
    const people = readPopulation(population ?? '').filter(({ group }) => group === 'control')
    expect(people).toHaveLength(48)
    const scores = people.map(({ group, draws }) => ({ group, riskScore: risk(assess(draws, 100, [true, true, false, false])).score }))
    const [, control] = groupSummaries(scores).groups
    expect(control?.meanScore).toBeCloseTo(known.groups[1]?.meanScore ?? 0, 0)
  },
)
