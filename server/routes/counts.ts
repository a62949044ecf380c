import { allCalls } from '../../contract/calls.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'
import { inSmallLetters } from '../operators/operator-id.ts'
import { isoWeek } from '../process/iso-week.ts'
import { dayOf } from '../process/utc-day.ts'
import { limits } from '../security/limits.ts'
import { customerBits } from '../security/network-of.ts'

/** Anonymous counts by operator and week (ruling 31). Nothing proves that there was a game: the limit bounds what one client can add. */
export const routes = (app: App, { store, operators, networks, clock }: Deps): void => {
  route(app, allCalls.count, async ({ params, body, ip }, reply) => {
    const operator = inSmallLetters(params.operator)
    if (!operators.has(operator)) throw new ProblemError('not_found')
    const now = clock()
    const subject = `counts ${operator} ${body.event} ${body.test ? 'test ' : ''}${networks.hash(ip, customerBits)}`
    if (await store.takeDayUse(subject, dayOf(now), limits.counts.perDay))
      await store.eventCounts.add({ operator, week: isoWeek(now), at: now, ...body })
    reply.code(204).header('cache-control', 'no-store')
    return null
  })
}
