import type { FigureColumn, Figures } from '../../../contract/console/figure-calls.ts'
import { figureColumns } from '../../../contract/console/figure-calls.ts'

const counts = (...values: number[]) =>
  Object.fromEntries(figureColumns.map((name, at) => [name, values[at] ?? 0])) as Record<FigureColumn, number>
const weeks = [
  { week: '2026-W01', counts: counts(540, 210, 150, 150, 140, 110, 10, 0, 20, 60, 20, 10) },
  { week: '2026-W02', counts: counts(580, 230, 160, 160, 150, 120, 10, 0, 20, 70, 20, 10) },
  { week: '2026-W03', counts: counts(600, 240, 170, 170, 160, 130, 10, 0, 20, 70, 20, 10) },
  { week: '2026-W04', counts: counts(660, 270, 200, 200, 190, 150, 10, 0, 20, 80, 30, 10) },
]
const sum = (of: (at: (typeof weeks)[number]) => number) => weeks.reduce((all, week) => all + of(week), 0)
const split = (keys: string[], totals: number[]) => ({
  keys,
  rows: weeks.map(({ week }) => ({ week, counts: totals.map((total) => Math.floor(total / 40) * 10) })),
  totals,
})

/** Invented figures, the same for everybody: what the screen looks like once there is enough to count. */
export const sampleFigures: Figures = {
  madeAt: '2026-01-28T00:00:00Z',
  from: '2026-W01',
  to: '2026-W04',
  test: false,
  weeks,
  totals: Object.fromEntries(figureColumns.map((name) => [name, sum(({ counts: of }) => of[name])])) as Record<FigureColumn, number>,
  languages: split(['eng', 'dan'], [1600, 760]),
  leftAt: split(['0-10', '11-20', '21-40', '41-60', '61-79'], [40, 40, 80, 40, 40]),
  categories: split(['low-risk', 'medium-risk', 'risky', 'high-risk'], [280, 200, 120, 80]),
}
