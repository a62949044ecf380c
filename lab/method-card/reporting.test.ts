import { expect, it } from 'vitest'
import { scoreVersion } from '../../server/analysis/risk.ts'
import accuracy from './accuracy.json' with { type: 'json' }
import { accuracyOf, type Judged } from './accuracy.ts'
import { methodCard } from './card.ts'
import { checklists } from './checklist.ts'
import findings from './findings.json' with { type: 'json' }
import type { Findings } from './findings.ts'

const { blocks } = methodCard(findings as unknown as Findings)

it('every item of the checklists names a section that is there, or none as it was not done', () => {
  const sections = new Set(blocks.flatMap((block) => ('heading' in block ? [block.heading] : [])))
  for (const { name, items } of checklists)
    for (const [number, , where] of items) expect(where === '' || sections.has(where), `${name} ${number}: ${where}`).toBe(true)
})

it('the checklists hold all 30 items of STARD 2015 and all 27 of TRIPOD+AI', () => {
  const numbers = checklists.map(({ items }) => new Set(items.map(([number]) => Number.parseInt(number, 10))).size)
  expect(numbers).toEqual([30, 27])
})

it('every paper that is cited by year has a DOI behind it', () => {
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : 'list' in block ? block.list : []))
  for (const text of texts)
    for (const [citation] of text.matchAll(/(?:et al\.|Ahn|Clarke-Pearson|Wilson) \(?\d{4}[^;]{0,120}/g))
      expect(citation).toContain('doi:10.')
})

it('the figures of accuracy are of the score in use', () => {
  expect(accuracy.scoreVersion).toBe(scoreVersion)
})

it('accuracy is counted at each border', () => {
  const person = (group: Judged['group'], score: number, cards: number): Judged => ({ group, study: group, score, parts: [cards, score] })
  const { borders, parts, optimism, studies } = accuracyOf([
    ...[39, 55, 70, 80].map((score) => person('heroin', score, 0.5)),
    ...[30, 40, 54, 65].map((score) => person('control', score, 0.5)),
    person('healthy', 60, 0.5),
  ])
  expect(borders.map(({ border, sensitivity, specificity }) => [border, sensitivity.share, specificity.share])).toEqual([
    [40, 0.75, 0.25],
    [55, 0.75, 0.75],
    [65, 0.5, 0.75],
  ])
  // One case in ten: .75 × .1 of .75 × .1 + .25 × .9.
  expect(borders[1]?.positive).toBe(0.25)
  // 12 of 16 pairs by score (39 over 30 only; 55 over three; 70 and 80 over four), against 8 of 16 where all are alike.
  const [cards, losses] = parts
  expect([cards?.controls.auc.auc, cards?.controls.gain.auc, losses?.controls.gain.auc]).toEqual([0.5, 0.25, 0])
  expect(optimism.excess).toBeGreaterThanOrEqual(0)
  expect(studies.find(({ study }) => study === 'control')).toEqual({ study: 'control', people: 4, meanScore: 47.3 })
})
