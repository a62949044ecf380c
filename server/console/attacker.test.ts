import { expect, test } from 'vitest'
import { type Figures, figureColumns } from '../../contract/console/figure-calls.ts'
import { riskCategories } from '../../contract/scales.ts'
import { reachedCards, type WeekCount } from '../store/tallies.ts'
import { figuresCsv, leftGroups, makeFigures } from './weekly-figures.ts'

/** Tommy Ettinger's Mulberry32. */
const mulberry = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
const pageEvents = ['shown', 'advice', 'help', 'register', 'report', 'fits_yes', 'fits_partly', 'fits_no'] as const
const pageLanguages = ['eng', 'dan', 'pol'] as const

/** The true counts of a week; of the completed games `lost` have no analysis. All results are firm: others would only hide more. */
type Week = { left: number[]; category: number[]; lost: number; guessed: number; events: number[]; pages: number[] }
type Tables = Pick<Figures, 'weeks' | 'totals' | 'languages' | 'leftAt' | 'categories'>

/** The tables of a year, as the console would publish them. */
const publish = (weeks: readonly Week[]): Tables => {
  const tallies: WeekCount[] = []
  const mondays = weeks.map((_, index) => 4 + 7 * index)
  for (const [index, { left, category, lost, guessed, events: counts, pages }] of weeks.entries()) {
    const add = (event: WeekCount['event'], key: string, count: number) =>
      count > 0 && tallies.push({ day: mondays[index] ?? 0, event, key, count })
    for (const [at, card] of reachedCards.entries()) add('reached', String(card), sum(left.slice(at)) + sum(category) + lost)
    for (const [at, key] of riskCategories.entries()) add('analysed', key, category[at] ?? 0)
    add('guessed', '', guessed)
    for (const [at, key] of pageLanguages.entries()) add('language', key, pages[at] ?? 0)
    for (const [at, event] of pageEvents.entries()) add(event, '', counts[at] ?? 0)
  }
  return makeFigures(mondays, tallies)
}

type Range = [low: number, high: number]
const intersection = ([a, b]: Range, [c, d]: Range): Range => [Math.max(a, c), Math.min(b, d)]
/** The true values a shown cell may stand for. */
const around = (shown: number): Range => [shown, shown + 9]

/**
 * Infers bounds for the parts of a table whose sum is known to lie in a range. The bounds are tight, as each part may hide any
 * remainder up to nine.
 */
const partsOf = (shown: readonly number[], [low, high]: Range): Range[] => {
  const least = sum(shown)
  const [rest, most] = intersection([low - least, high - least], [0, 9 * shown.length])
  return shown.map((part) => [part + Math.max(0, rest - 9 * (shown.length - 1)), part + Math.min(9, most)])
}

/**
 * The attacker: infers everything that follows from the tables of a week, using the known sums: started = left + completed, completed =
 * analysed + lost, analysed = the sum of the categories; optionally it also knows that every completed game was analysed.
 * @returns the range of each part of the two tables that add up, and of each independent cell
 */
const attack = ({ weeks, leftAt, categories, languages }: Tables, index: number, noneLost: boolean) => {
  const counts = weeks[index]?.counts
  if (!counts) throw new Error('no such week')
  const leftShown = leftAt.rows[index]?.counts ?? []
  const categoryShown = categories.rows[index]?.counts ?? []
  const span = (shown: readonly number[]): Range => [sum(shown), sum(shown) + 9 * shown.length]
  const minus = ([a, b]: Range, [c, d]: Range): Range => [a - d, b - c]
  const lostMost = noneLost ? 0 : 9 + counts.completed
  const startedRange = around(counts.started)
  const completedRange = around(counts.completed)
  const ofParts = intersection(intersection(around(counts.analysed), span(categoryShown)), minus(completedRange, [0, lostMost]))
  // Completed games, bounded by their own cell and by started minus left.
  const narrow = intersection(intersection(completedRange, [ofParts[0], ofParts[1] + lostMost]), minus(startedRange, span(leftShown)))
  const analysedRange = intersection(ofParts, minus(narrow, [0, lostMost]))
  const leftRange = intersection(span(leftShown), minus(startedRange, narrow))
  return {
    left: partsOf(leftShown, leftRange),
    category: partsOf(categoryShown, analysedRange),
    events: pageEvents.map((event) => around(counts[event])),
    // A language without a column is zero in every week, or the attacker must infer nothing.
    pages: pageLanguages.map((language): Range => {
      const column = languages.keys.indexOf(language)
      return around(column < 0 ? 0 : (languages.rows[index]?.counts[column] ?? 0))
    }),
  }
}

const random = mulberry(20261122)
const upTo = (most: number) => Math.floor(random() * (most + 1))
const parts = (length: number, most: number) => Array.from({ length }, () => upTo(most))
const randomWeek = (index: number): Week => {
  const most = [0, 3, 9, 12, 40, 200][index % 6] ?? 9
  const category = parts(riskCategories.length, most)
  const analysedCount = sum(category)
  return {
    category,
    left: parts(leftGroups.length, most),
    lost: upTo(3),
    guessed: Math.max(0, analysedCount - upTo(3)),
    events: parts(pageEvents.length, most),
    pages: parts(pageLanguages.length, most),
  }
}
/** Weeks with the largest and smallest possible remainders, for every possible total. */
const extremes: Week[] = [0, 8, 9, 10, 19].flatMap((count) =>
  [0, 9, 19].flatMap((other) =>
    Array.from({ length: 10 }, (_, lost) => ({
      left: leftGroups.map((_, at) => (at === 0 ? Math.max(0, count - (lost % 2)) : count)),
      category: riskCategories.map(() => other),
      lost,
      guessed: 4 * other,
      events: pageEvents.map(() => count),
      pages: pageLanguages.map(() => other),
    })),
  ),
)
const allWeeks = [...extremes, ...Array.from({ length: 52 * 40 }, (_, index) => randomWeek(index))]

test('an attacker with all tables of twelve months recovers no cell under ten from any of the sums (issue 16)', () => {
  const leaks: string[] = []
  const untrue: string[] = []
  let small = 0
  for (let from = 0; from < allWeeks.length; from += 52) {
    const year = allWeeks.slice(from, from + 52)
    const tables = publish(year)
    for (const [index, week] of year.entries()) {
      const ranges = attack(tables, index, week.lost === 0)
      for (const name of ['left', 'category', 'events', 'pages'] as const) {
        for (const [at, count] of week[name].entries()) {
          const [low, high] = ranges[name][at] ?? [0, 0]
          const finding = `${name} ${at}, ${low} to ${high}`
          if (count < low || count > high) untrue.push(`${finding}: ${JSON.stringify(week)}`)
          if (count >= 10) continue
          small += 1
          if (low === high) leaks.push(`${finding}: ${JSON.stringify(week)}`)
        }
      }
    }
  }
  expect(leaks).toEqual([])
  // The attack is sound: its inferences hold.
  expect(untrue).toEqual([])
  expect(small).toBeGreaterThan(20_000)
})

test('the same attacker does recover cells if a table has nine parts, or a total is exact', () => {
  const nines = Array.from({ length: 9 }, () => 9)
  const startedTotal = sum(nines) + 9
  // Nine groups of nine games, nine completed ones: 90 and 0 are shown, which only nines add up to.
  expect(
    partsOf(
      nines.map(() => 0),
      intersection([0, 81], [Math.floor(startedTotal / 10) * 10 - 9, Math.floor(startedTotal / 10) * 10 + 9]),
    ),
  ).toEqual(nines.map(() => [9, 9]))
  expect(partsOf([10, 10, 0, 0], [20, 20])).toEqual([
    [10, 10],
    [10, 10],
    [0, 0],
    [0, 0],
  ])
})

test('a year reveals no more than its weeks do one by one, and nothing about a language with fewer than ten pages in each', () => {
  const year = allWeeks.slice(-52)
  const tables = publish(year)
  for (const [index, week] of year.entries()) {
    const alone = publish([week])
    const languages = (of: Tables, at: number) =>
      pageLanguages.map((key) => of.languages.rows[at]?.counts[of.languages.keys.indexOf(key)] ?? 0)
    expect(tables.weeks[index]?.counts).toEqual(alone.weeks[0]?.counts)
    expect(tables.leftAt.rows[index]?.counts).toEqual(alone.leftAt.rows[0]?.counts)
    expect(tables.categories.rows[index]?.counts).toEqual(alone.categories.rows[0]?.counts)
    expect(languages(tables, index)).toEqual(languages(alone, 0))
  }
  for (const name of figureColumns) expect(tables.totals[name]).toBe(sum(tables.weeks.map(({ counts }) => counts[name])))
  const rare = (pages: number[]) => publish([{ ...randomWeek(0), pages }])
  expect(rare([10, 9, 0])).toEqual(rare([19, 0, 0]))
  // The file contains the same cells and no more.
  const cells = figuresCsv({ ...tables, madeAt: '', from: '', to: '', test: false })
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',').at(-1)))
  const { keys } = tables.languages
  expect(cells).toHaveLength(52 * (figureColumns.length + keys.length + leftGroups.length + riskCategories.length))
  expect(cells.every((cell) => cell % 10 === 0)).toBe(true)
})
