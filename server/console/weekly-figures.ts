import { type FigureColumn, type Figures, figureColumns, type Split } from '../../contract/console/figure-calls.ts'
import { languages } from '../../contract/languages.ts'
import { countedEvents } from '../../contract/player-calls.ts'
import { riskCategories } from '../../contract/scales.ts'
import { type Clock, day, dayOf, isoWeek, lastWholeWeek, weekMs } from '../process/time.ts'
import type { Store } from '../store/store.ts'
import { reachedCards, type WeekCount } from '../store/tallies.ts'

type Period = { from?: string; to?: string; test?: string }

const maxWeeks = 157

/** Rounded down to tens: nothing below ten is shown, and nothing exactly. */
export const tens = (count: number): number => Math.floor(count / 10) * 10

/** Eight groups for the last card of abandoned games: with nine, the largest remainders could be told from their sum. */
export const leftGroups = reachedCards.slice(0, -1).map((from, group) => `${from}-${(reachedCards[group + 1] ?? 0) - 1}`)

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** The exact counts of a week. */
const countsOf = (tallies: readonly WeekCount[]) => {
  const of = (event: WeekCount['event'], key?: string) =>
    sum(tallies.filter((tally) => tally.event === event && (key === undefined || tally.key === key)).map(({ count }) => count))
  const reached = reachedCards.map((card) => of('reached', String(card)))
  return {
    columns: {
      ...(Object.fromEntries(countedEvents.map((event) => [event, of(event)])) as Record<(typeof countedEvents)[number], number>),
      started: reached[0] ?? 0,
      completed: reached.at(-1) ?? 0,
      analysed: of('analysed'),
      guessed: of('guessed'),
    } satisfies Record<FigureColumn, number>,
    left: leftGroups.map((_, group) => (reached[group] ?? 0) - (reached[group + 1] ?? 0)),
    categories: riskCategories.map((key) => of('analysed', key)),
    languages: languages.map((key) => of('language', key)),
  }
}

/** A table by week whose totals are sums of the shown cells, so that they reveal no more. */
const splitByWeek = (keys: readonly string[], counts: readonly { week: string; counts: readonly number[] }[]): Split => {
  const rows = counts.map(({ week, counts: exact }) => ({ week, counts: exact.map(tens) }))
  return { keys: [...keys], rows, totals: keys.map((_, index) => sum(rows.map(({ counts: rounded }) => rounded[index] ?? 0))) }
}

const columnsOf = (count: (name: FigureColumn) => number) =>
  Object.fromEntries(figureColumns.map((name) => [name, count(name)])) as Record<FigureColumn, number>

/** The tables of a period, whose weeks are named by their Mondays (`dayOf`); pure. */
export const makeFigures = (
  mondays: readonly number[],
  tallies: readonly WeekCount[],
): Pick<Figures, 'weeks' | 'totals' | 'languages' | 'leftAt' | 'categories'> => {
  const byWeek = Map.groupBy(tallies, (tally) => tally.day)
  const exact = mondays.map((monday) => ({ week: isoWeek(monday * day), ...countsOf(byWeek.get(monday) ?? []) }))
  const weeks = exact.map(({ week, columns }) => ({ week, counts: columnsOf((name) => tens(columns[name])) }))
  // Only languages with at least one rounded count: a row of zeros would reveal that there were one to nine pages.
  const languagesShown = languages.map((_, index) => exact.some((each) => tens(each.languages[index] ?? 0) > 0))
  const isSeen = (_: unknown, index: number): boolean => languagesShown[index] === true
  return {
    weeks,
    totals: columnsOf((name) => sum(weeks.map(({ counts }) => counts[name]))),
    languages: splitByWeek(
      languages.filter(isSeen),
      exact.map(({ week, languages: counts }) => ({ week, counts: counts.filter(isSeen) })),
    ),
    leftAt: splitByWeek(
      leftGroups,
      exact.map(({ week, left }) => ({ week, counts: left })),
    ),
    categories: splitByWeek(
      riskCategories,
      exact.map(({ week, categories }) => ({ week, counts: categories })),
    ),
  }
}

/** The tables of an operator for a period of whole weeks; by default the last year. */
export const readFigures = async ({ store, clock }: { store: Store; clock: Clock }, operator: string, period: Period): Promise<Figures> => {
  const now = clock()
  const last = lastWholeWeek(now)
  const from = period.from ?? isoWeek(last - 51 * weekMs)
  const to = period.to ?? isoWeek(last)
  const mondays = Array.from({ length: maxWeeks }, (_, back) => last - (maxWeeks - 1 - back) * weekMs)
    .filter((monday) => isoWeek(monday) >= from && isoWeek(monday) <= to)
    .map(dayOf)
  const [first = 0] = mondays
  const test = period.test === 'true'
  const tallies = await store.tallies.weeks(operator, first, first + 7 * mondays.length, test)
  return { madeAt: new Date(now).toISOString(), from, to, test, ...makeFigures(mondays, tallies) }
}

/** The tables as CSV: table, week, key, count. */
export const figuresCsv = ({ weeks, languages: pages, leftAt, categories }: Figures): string => {
  const lines = weeks.flatMap(({ week, counts }) => figureColumns.map((name) => ['counts', week, name, counts[name]]))
  for (const [table, { keys, rows }] of Object.entries({ languages: pages, leftAt, categories }))
    for (const { week, counts } of rows) lines.push(...keys.map((key, index) => [table, week, key, counts[index] ?? 0]))
  return `table,week,key,count\r\n${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}
