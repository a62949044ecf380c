import { expect, test } from 'vitest'
import { mondayOf, trendOf, weekOf, weeksBefore } from './weeks.ts'

test('a week is named as ISO 8601 does, also around New Year and in years of 53 weeks', () => {
  // ISO 8601-1:2019 and Python's date.isocalendar().
  expect(
    ['2026-11-25', '2026-12-31', '2027-01-03', '2027-01-04', '2021-01-03', '2020-12-28'].map((day) => weekOf(Date.parse(day))),
  ).toEqual(['2026-W48', '2026-W53', '2026-W53', '2027-W01', '2020-W53', '2020-W53'])
  expect(new Date(mondayOf('2026-W53')).toISOString().slice(0, 10)).toBe('2026-12-28')
  expect(weeksBefore('2027-W01', 1)).toBe('2026-W53')
})

test('a title says more or fewer each week only where each week is', () => {
  expect(trendOf([10, 20, 30])).toBe('rising')
  expect(trendOf([30, 20, 10])).toBe('falling')
  expect([trendOf([10, 20, 20]), trendOf([10, 30, 20]), trendOf([10, 20]), trendOf([])]).toEqual(Array(4).fill(undefined))
})
