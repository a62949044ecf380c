import { expect, test } from 'vitest'
import { criteriaIn, judge, toOpenAcr, toTable } from './openacr.ts'

const criteria = { '1.1.1': 'A Non-text Content', '1.4.3': 'AA Contrast (Minimum)' }
const tests = (...titles: string[]) => new Map([['e2e/a.spec.ts', titles]])

test('numbers may appear anywhere in a title, one or more', () => {
  expect(criteriaIn('a (R1, WCAG 1.4.3, 1.1.1)')).toEqual(['1.4.3', '1.1.1'])
  expect(criteriaIn('a (R1, 1.4.3)')).toEqual([])
})

test('a criterion needs a test or a judgement, and a judgement overrides tests', () => {
  expect(judge(criteria, {}, tests('a (WCAG 1.1.1)')).faults).toEqual([expect.stringMatching(/^WCAG 1\.4\.3: name it/)])
  expect(judge(criteria, { '9.9.9': { level: 'supports', why: '' } }, tests('a (WCAG 1.1.1, 1.4.3, 8.8.8)')).faults).toEqual([
    'WCAG 8.8.8 in e2e/a.spec.ts is no criterion',
    '9.9.9 in e2e/judged.json is no criterion',
  ])
  const { rows, faults } = judge(criteria, { '1.4.3': { level: 'partially-supports', why: 'A mark.' } }, tests('a (WCAG 1.1.1, 1.4.3)'))
  expect(faults).toEqual([])
  expect(rows.map(({ id, level, notes }) => [id, level, notes])).toEqual([
    ['1.1.1', 'supports', 'Tested: e2e/a.spec.ts: a.'],
    ['1.4.3', 'partially-supports', 'Judged: A mark. Tested: e2e/a.spec.ts: a.'],
  ])
  expect(toOpenAcr(rows, '1.0.0')).toContain('      - num: "1.4.3"\n        components:\n          - name: web\n')
  expect(toTable(rows)).toContain('| 1.4.3 | AA | 9.1.4.3 | Contrast (Minimum) | Partially supports |')
})
