import { type FigureColumn, type Figures, figureColumns, type Split } from '../../contract/console/figures.ts'
import { languages } from '../../contract/languages.ts'
import { riskCategories } from '../../contract/profile.ts'
import type { WeekEvents } from '../store/event-counts.ts'
import type { WeekFigure } from '../store/figures.ts'
import type { FigureKind } from '../store/schema/upkeep.ts'
import { leftGroups } from './count-weeks.ts'

/** Rounded down to tens: nothing below ten is shown, and nothing exactly. */
export const tens = (count: number): number => Math.floor(count / 10) * 10

/** Columns that count games; the others count pages. */
const ofGames: readonly string[] = ['started', 'completed', 'analysed', 'guessed']

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** A table by week whose totals are sums of the shown cells, so that they reveal no more. */
const splitByWeek = (weeks: readonly string[], keys: readonly string[], figures: readonly WeekFigure[], kind: FigureKind): Split => {
  const of = new Map(figures.filter((each) => each.kind === kind).map(({ week, key, count }) => [`${week} ${key}`, count]))
  const rows = weeks.map((week) => ({ week, counts: keys.map((key) => tens(of.get(`${week} ${key}`) ?? 0)) }))
  return { keys: [...keys], rows, totals: keys.map((_, index) => sum(rows.map(({ counts }) => counts[index] ?? 0))) }
}

/** The tables of a period from weekly counts; pure. */
export const makeFigures = (
  weeks: readonly string[],
  figures: readonly WeekFigure[],
  events: readonly WeekEvents[],
): Pick<Figures, 'weeks' | 'totals' | 'languages' | 'leftAt' | 'categories'> => {
  const of = new Map<string, number>()
  const add = (week: string, name: string, count: number) => of.set(`${week} ${name}`, (of.get(`${week} ${name}`) ?? 0) + count)
  for (const { kind, week, key, count } of figures) if (kind === 'games' && ofGames.includes(key)) add(week, key, count)
  for (const { week, event, count } of events) add(week, event, count)
  const rows = weeks.map((week) => ({
    week,
    counts: Object.fromEntries(figureColumns.map((name) => [name, tens(of.get(`${week} ${name}`) ?? 0)])) as Record<FigureColumn, number>,
  }))
  // Only those shown at least once: a row of zeros would tell one to nine pages from none.
  const seenKeys = new Set(
    figures.flatMap(({ kind, key, count, week }) => (kind === 'language' && tens(count) > 0 && weeks.includes(week) ? [key] : [])),
  )
  return {
    weeks: rows,
    totals: Object.fromEntries(figureColumns.map((name) => [name, sum(rows.map(({ counts }) => counts[name]))])) as Record<
      FigureColumn,
      number
    >,
    languages: splitByWeek(
      weeks,
      languages.filter((key) => seenKeys.has(key)),
      figures,
      'language',
    ),
    leftAt: splitByWeek(weeks, leftGroups, figures, 'left'),
    categories: splitByWeek(weeks, riskCategories, figures, 'category'),
  }
}

/** The tables as CSV: table, week, key, count. */
export const figuresCsv = ({ weeks, languages: pages, leftAt, categories }: Figures): string => {
  const lines = weeks.flatMap(({ week, counts }) => figureColumns.map((name) => ['counts', week, name, counts[name]]))
  for (const [table, { keys, rows }] of Object.entries({ languages: pages, leftAt, categories }))
    for (const { week, counts } of rows) lines.push(...keys.map((key, index) => [table, week, key, counts[index] ?? 0]))
  return `table,week,key,count\r\n${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}
