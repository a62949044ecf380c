import type { Figures } from '../../contract/console/figures.ts'
import type { Clock } from '../process/clock.ts'
import { isoWeek } from '../process/iso-week.ts'
import type { Store } from '../store/store.ts'
import { makeFigures } from './make-figures.ts'
import { lastWholeWeek, weekMs } from './weeks.ts'

type Period = { from?: string; to?: string; test?: string }

/** Maximum weeks of a period. */
const maxWeeks = 157

/** The tables of an operator for a period of whole weeks; by default the last year. */
export const readFigures = async ({ store, clock }: { clock: Clock; store: Store }, operator: string, period: Period): Promise<Figures> => {
  const now = clock()
  const last = lastWholeWeek(now)
  const allWeeks = Array.from({ length: maxWeeks }, (_, back) => isoWeek(last - (maxWeeks - 1 - back) * weekMs))
  const from = period.from ?? isoWeek(last - 51 * weekMs)
  const to = period.to ?? isoWeek(last)
  // A week is shown once it is counted, and is final from then on.
  const lastCountedWeek = (await store.figures.countedWeeks()).sort().at(-1) ?? ''
  const weeks = allWeeks.filter((name) => name >= from && name <= to && name <= lastCountedWeek)
  const test = period.test === 'true'
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
