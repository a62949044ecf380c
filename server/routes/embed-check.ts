import { Type } from 'typebox'
import { matchesOrigin } from '../../sdk/origins.ts'
import { reportingConsole } from '../console/reporting-console.ts'
import type { App } from '../http/app.ts'
import { inSmallLetters } from '../operators/operator-id.ts'
import type { Operators } from '../operators/registry.ts'
import { localOrigins } from '../pages/app-page.ts'
import type { Clock } from '../process/time.ts'
import type { Store } from '../store/store.ts'

const Query = Type.Object({
  operator: Type.String({ maxLength: 64 }),
  origin: Type.String({ maxLength: 300 }),
  test: Type.Optional(Type.Literal('1')),
})

type Needs = { clock: Clock; store: Store; operators: Operators; consoleSite: { url: string } }

/** Obstacles to embedding, for `diagnose()` and `/embed-check`: no more than pages reveal, and with `test=1` the console's origin while a member looks. */
export const routes = async (app: App, deps: Needs): Promise<void> => {
  const { operators } = deps
  app.get('/embed-check.json', { schema: { querystring: Query } }, async (request, reply) => {
    const { operator: requestedId, origin, test } = request.query
    const { view, operator } = operators.get(requestedId)
    const isKnown = view.id === inSmallLetters(requestedId)
    const lists = { listed: view.origins, preview: operator.previewOrigins ?? [], local: localOrigins }
    const page = isKnown && Object.entries(lists).find(([, origins]) => matchesOrigin(origin, origins))?.[0]
    const console = isKnown && test ? await reportingConsole(deps, view.id) : undefined
    return reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'date',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
      .send({ operator: isKnown, page: page || 'unknown', ...(console && { console }) })
  })
}
