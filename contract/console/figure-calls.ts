import { type Static, Type } from 'typebox'
import { OptionalString, StrictObject } from '../fields.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, Time } from './fields.ts'

/** What is counted of games and pages, in the order of play. */
export const figureColumns = [
  'shown',
  'started',
  'completed',
  'analysed',
  'guessed',
  'advice',
  'help',
  'register',
  'report',
  'fits_yes',
  'fits_partly',
  'fits_no',
] as const
export type FigureColumn = (typeof figureColumns)[number]

const Tens = Type.Integer({ minimum: 0, multipleOf: 10, description: 'Rounded down to tens: 0 means fewer than ten' })
export const Week = Type.String({ pattern: '^[0-9]{4}-W[0-9]{2}$', description: 'ISO 8601 week', examples: ['2026-W47'] })

export const FigureRow = StrictObject({
  week: Week,
  counts: StrictObject(Object.fromEntries(figureColumns.map((name) => [name, Tens])) as Record<FigureColumn, typeof Tens>),
})
export type FigureRow = Static<typeof FigureRow>

/** A table that splits one count one way, by week; its totals are sums of what is shown. */
export const Split = StrictObject({
  keys: Type.Array(Type.String(), { description: 'Names of the columns, in their order' }),
  rows: Type.Array(StrictObject({ week: Week, counts: Type.Array(Tens) })),
  totals: Type.Array(Tens),
})
export type Split = Static<typeof Split>

export const Figures = StrictObject({
  madeAt: Time,
  from: Week,
  to: Week,
  test: Type.Boolean({ description: 'Games with test keys, which are counted nowhere else' }),
  weeks: Type.Array(FigureRow, { description: 'Whole weeks only, oldest first; a week is shown two days after its end and never changes' }),
  totals: FigureRow.properties.counts,
  /** Test pages by the language they opened in. */
  languages: Split,
  /** Games that were left, by the last card: `0-10` to `71-79` */
  leftAt: Split,
  /** Analysed games with a firm result by category of the score */
  categories: Split,
})
export type Figures = Static<typeof Figures>

const Period = StrictObject({
  from: OptionalString({ ...Week, description: 'First week; a year back' }),
  to: OptionalString({ ...Week, description: 'Last week; the last whole one' }),
  test: Type.Optional(Type.Enum(['true', 'false'])),
})

export const figureCalls = {
  /** The page for a regulator is made of the same tables. */
  figures: {
    summary: 'Counts by week, rounded so that no table describes fewer than ten',
    ...atOperator('viewer', 'GET /figures'),
    query: Period,
    replies: { 200: Figures },
  },
  figuresCsv: {
    summary: 'The same as CSV: table, week, key, count',
    ...atOperator('viewer', 'GET /figures.csv'),
    query: Period,
    replies: { 200: Type.String({ description: 'text/csv' }) },
  },
} as const satisfies Record<string, ConsoleCall>
