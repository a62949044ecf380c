import { logCalls } from '../../../contract/console/log-calls.ts'
import type { App } from '../../http/app.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { logCsv, logPage } from '../log-page.ts'

/** The audit log of an operator. */
export const routes = (app: App, deps: ConsoleNeeds): void => {
  const route = consoleRoutes(app, deps)
  route(logCalls.log, async ({ params, query }) => {
    const { entries, more } = await logPage(deps, query, params.operator)
    return { entries: entries.map(({ operator: _its, ...entry }) => entry), more, actors: await deps.store.audit.actors(params.operator) }
  })

  route(logCalls.logCsv, async ({ params: { operator }, query, reply }) => {
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="gamalyze-${operator}-log.csv"`)
      .serializer((text: string) => text)
    return logCsv(deps, query, operator)
  })
}
