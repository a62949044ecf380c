import { day, dayOf, isoDay } from '../process/time.ts'
import type { AllowedStudy } from '../store/operator-settings.ts'
import type { TallyEvent } from '../store/schema/upkeep.ts'
import type { OperatorFacts } from './operator-facts.ts'

/** A row of `store.tallies.list`. */
type Tally = { operator: string; day: number; event: TallyEvent; key: string; count: number }

const reportedEvents = [
  'started',
  'completed',
  'refused_one_deck',
  'help_opened_at_least',
  'deleted_started',
  'deleted_completed',
  'deleted_one_deck',
] as const
type Counts = Record<(typeof reportedEvents)[number], number>

/** Counts of one operator in one month. `country` is null where its label names none. */
type HalfYearRow = { country: string | null; operator: string; month: string } & Counts

/** The half-yearly report for a regulator, as `--as json` writes it. Days are UTC; `to` is the last one. */
export type HalfYear = {
  report: 'half-year'
  from: string
  to: string
  /** False until the period is over: later days are missing. */
  complete: boolean
  made_at: string
  version: string
  country: string | null
  operator: string | null
  rows: HalfYearRow[]
  totals: Counts
  notes: string[]
}

/** What each number is, for whoever reads them. */
export const notes = [
  'started: the first card was drawn. completed: all 80 were. Test games are not counted.',
  'refused_one_deck: of the completed, those without a result because more than 90 % of the cards came from one deck.',
  'help_opened_at_least: calls that anybody can send and nobody signs, at most 20 a day from one network for each operator. Blocked ones are missing, and forged ones would be in it: so it is a least number only if none was forged.',
  'deleted_…: games removed in that month, by the player, the partner or when their time was up, of which the number was counted in this month or before.',
  'All other numbers are exact: each was stored in one transaction with what it counts. What is left and what was deleted make up what was counted.',
  'Countries are those that the labels name today. Days are those of UTC.',
]

const none = (): Counts => Object.fromEntries(reportedEvents.map((name) => [name, 0])) as Counts

/** Undefined for what the report does not tell. */
const fieldOf = ({ event, key }: Tally): keyof Counts | undefined => {
  const name =
    event === 'deleted' ? `deleted_${key}` : ({ one_deck: 'refused_one_deck', help: 'help_opened_at_least' }[event as string] ?? event)
  return reportedEvents.find((field) => field === name)
}

/** The six months that begin on a day `YYYY-MM-01`; undefined for anything else. `from` and `end`, the day after the last, as `dayOf` numbers them. */
export const halfYearFrom = (text: string): { from: number; end: number } | undefined => {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-01$/.exec(text) ?? []
  if (year === undefined || month === undefined) return undefined
  return { from: dayOf(Date.UTC(Number(year), Number(month) - 1)), end: dayOf(Date.UTC(Number(year), Number(month) + 5)) }
}

const dateOf = (number: number): string => isoDay(number * day)

type Options = {
  from: number
  end: number
  now: number
  version: string
  country?: string | undefined
  operator?: string | undefined
  /** Those that the provider allowed to leave the coaching popups out */
  studies?: ReadonlyMap<string, AllowedStudy>
}

/** Sums tallies by country, operator and month, all or those of a country or an operator. */
export const halfYear = (tallies: readonly Tally[], operators: ReadonlyMap<string, OperatorFacts>, options: Options): HalfYear => {
  const { from, end, now, version, country, operator, studies = new Map<string, AllowedStudy>() } = options
  const homeOf = (id: string) => operators.get(id)?.country ?? null
  const isAbout = (id: string): boolean => {
    if (operator !== undefined && id !== operator) return false
    const home = homeOf(id)
    return country === undefined || home === country || home?.startsWith(`${country}-`) === true
  }
  const rows = new Map<string, HalfYearRow>()
  for (const tally of tallies) {
    const field = fieldOf(tally)
    if (!field || !isAbout(tally.operator)) continue
    const home = homeOf(tally.operator)
    const month = dateOf(tally.day).slice(0, 7)
    const key = `${home ?? '~'} ${tally.operator} ${month}`
    const row = rows.get(key) ?? { country: home, operator: tally.operator, month, ...none() }
    row[field] += tally.count
    rows.set(key, row)
  }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  const totals = none()
  for (const row of sorted) for (const name of reportedEvents) totals[name] += row[name]
  return {
    report: 'half-year',
    from: dateOf(from),
    to: dateOf(end - 1),
    complete: dayOf(now) >= end,
    made_at: new Date(now).toISOString(),
    version,
    country: country ?? null,
    operator: operator ?? null,
    rows: sorted,
    totals,
    notes: [
      ...notes,
      ...[...studies]
        .filter(([id, { until }]) => isAbout(id) && until >= dateOf(from))
        .map(([id, study]) => `Without coaching popups by the provider's permission: study ${study.id} of ${id}, until ${study.until}.`),
    ],
  }
}

/** One line for each row, and one of totals. */
export const asCsv = ({ rows, totals }: HalfYear): string => {
  const columns = ['country', 'operator', 'month', ...reportedEvents] as const
  const lines = [...rows, { country: 'all', operator: 'all', month: 'all', ...totals }].map((row) =>
    columns.map((name) => row[name] ?? '').join(','),
  )
  return [columns.join(','), ...lines, ''].join('\r\n')
}

/** The report in Markdown, for the PDF. */
export const asMarkdown = (report: HalfYear): string => {
  const { from, to, complete, made_at, version, country, operator, rows, totals, notes } = report
  const about = [country && `country ${country}`, operator && `operator ${operator}`].filter(Boolean).join(', ') || 'all operators'
  const names = ['Started', 'Completed', 'Refused, one deck', 'Help opened: at least, if no call was false']
  const figures = (counts: Counts) => [counts.started, counts.completed, counts.refused_one_deck, counts.help_opened_at_least]
  const removed = (counts: Counts) => [counts.deleted_started, counts.deleted_completed, counts.deleted_one_deck]
  const table = (head: string[], of: (counts: Counts) => number[]) => [
    `| Country | Operator | Month | ${head.join(' | ')} |`,
    `|---|---|---|${head.map(() => '--:').join('|')}|`,
    ...rows.map((row) => `| ${row.country ?? 'none named'} | ${row.operator} | ${row.month} | ${of(row).join(' | ')} |`),
    `| **All** | | | ${of(totals)
      .map((count) => `**${count}**`)
      .join(' | ')} |`,
  ]
  return [
    `# Half-yearly report, ${from} to ${to}`,
    '',
    `Tests of Gamalyze, ${about}. Made on ${made_at.slice(0, 10)} by version ${version}.${complete ? '' : ' **The period is not over: later days are missing.**'}`,
    '',
    '## Tests',
    '',
    ...(rows.length > 0 ? table(names, figures) : ['There were none.']),
    '',
    '## Deleted in the period',
    '',
    ...(rows.length > 0 ? table(['Started', 'Completed', 'Of one deck'], removed) : ['There were none.']),
    '',
    '## What the numbers are',
    '',
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n')
}
