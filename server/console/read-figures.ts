import type { Figures } from '../../contract/console/figures.ts'
import type { Deps } from '../http/deps.ts'
import { isoWeek } from '../process/iso-week.ts'
import { makeFigures } from './make-figures.ts'
import { lastWholeWeek, week } from './weeks.ts'

type Period = { from?: string; to?: string; test?: string }

/** Maximum weeks of a period. */
const mostWeeks = 157

/** The tables of an operator for a period of whole weeks; by default the last year. */
export const readFigures = async ({ store, clock }: Pick<Deps, 'store' | 'clock'>, operator: string, asked: Period): Promise<Figures> => {
  const now = clock()
  const last = lastWholeWeek(now)
  const all = Array.from({ length: mostWeeks }, (_, back) => isoWeek(last - (mostWeeks - 1 - back) * week))
  const from = asked.from ?? isoWeek(last - 51 * week)
  const to = asked.to ?? isoWeek(last)
  // A week is shown once it is counted, and is final from then on.
  const counted = (await store.figures.countedWeeks()).sort().at(-1) ?? ''
  const weeks = all.filter((name) => name >= from && name <= to && name <= counted)
  const test = asked.test === 'true'
  const figures = await store.figures.list(operator, from, to, test)
  const events = await store.eventCounts.weeks(operator, from, to, test)
  return {
    madeAt: new Date(now).toISOString(),
    from,
    to,
    test,
    ...makeFigures(
      weeks,
      figures,
      events.filter((event) => weeks.includes(event.week)),
    ),
  }
}
