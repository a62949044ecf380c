import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scoreVersion } from '../../server/analysis/risk.ts'

type Power = {
  command: string
  scoreVersion: string
  retest: { r: number; people: number; low: number; high: number }[]
  groups: { d: number; points: number; power80: number; power90: number }[]
}
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const kit = read('docs/study-kit.md')
const power = JSON.parse(read('lab/bench/study-power.json')) as Power

it('the sample sizes of the study kit are those that the script has stored for the score in use', () => {
  const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  for (const { r, people, low, high } of power.retest) expect(kit).toContain(row(r, people, low, high))
  for (const { d, points, power80, power90 } of power.groups) expect(kit).toContain(row(d, points, power80, power90))
  expect(kit).toContain(`\`${power.command}\``)
  expect(power.scoreVersion).toBe(scoreVersion)
})
