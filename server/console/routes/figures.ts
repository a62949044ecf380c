import { figureCalls } from '../../../contract/console/figure-calls.ts'
import type { App } from '../../http/app.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { figuresCsv, readFigures } from '../weekly-figures.ts'

/** Counts by week, for the operator and its regulator. */
export const routes = (app: App, deps: ConsoleNeeds): void => {
  const route = consoleRoutes(app, deps)
  route(figureCalls.figures, ({ params, query }) => readFigures(deps, params.operator, query))

  route(figureCalls.figuresCsv, async ({ params: { operator }, query, reply }) => {
    const figures = await readFigures(deps, operator, query)
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="gamalyze-${operator}-${figures.from}-${figures.to}.csv"`)
      .serializer((text: string) => text)
    return figuresCsv(figures)
  })
}
