import { allCalls } from '../../contract/calls.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'
import { isoWeek } from '../process/iso-week.ts'
import { dayOf } from '../process/utc-day.ts'

/** Limit per client network and day; further calls are answered normally, but not counted. */
const mostOfNetwork = 1000

/** Anonymous counts by operator and week (ruling 31). */
export const routes = (app: App, { store, operators, networks, clock }: Deps): void => {
  route(app, allCalls.count, async ({ params, body, ip }, reply) => {
    const operator = params.operator.toLowerCase()
    if (!operators.has(operator)) throw new ProblemError('not_found')
    const now = clock()
    const uses = await store.addDayUse(`counts ${networks.hash(ip)}`, dayOf(now))
    if (uses <= mostOfNetwork) await store.eventCounts.add({ operator, week: isoWeek(now), ...body })
    reply.code(204).header('cache-control', 'no-store')
    return null
  })
}
