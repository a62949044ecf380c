import { allCalls } from '../../contract/calls.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { route } from '../http/route.ts'
import { inSmallLetters } from '../operators/operator-id.ts'
import type { Operators } from '../operators/registry.ts'
import { type Clock, dayOf } from '../process/time.ts'
import type { Limits } from '../security/count-uses.ts'
import { customerBits, networkOf } from '../security/network-of.ts'
import type { Store } from '../store/store.ts'

/** Anonymous counts by operator and day. Nothing proves that there was a game: the limit bounds what one client can add. */
export const routes = (
  app: App,
  { store, operators, limits, clock }: { clock: Clock; store: Store; operators: Operators; limits: Limits },
): void => {
  route(app, allCalls.count, async ({ params, body, ip }, reply) => {
    const operator = inSmallLetters(params.operator)
    if (!operators.has(operator)) throw new ProblemError('not_found')
    const network = networkOf(ip, customerBits)
    if (await limits.tryUse('counts', `${operator} ${body.event} ${body.test ? 'test ' : ''}${network}`))
      await store.tallies.add({ operator, day: dayOf(clock()), event: body.event, key: body.claim, test: body.test })
    reply.code(204)
    return null
  })
}
