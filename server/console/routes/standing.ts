import { standingCalls } from '../../../contract/console/overview-calls.ts'
import type { App } from '../../http/app.ts'
import type { Config } from '../../process/config.ts'
import { readNeeds } from '../../standing/needs.ts'
import { packOf } from '../../standing/pack.ts'
import type { Checks } from '../../workers/checks.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'

/** What those ask for who must say yes to a label's test. */
export const routes = (app: App, deps: ConsoleNeeds & { config: Config; checks: Checks }): void => {
  consoleRoutes(app, deps)(standingCalls.standing, async ({ params: { operator: id }, reply }) => {
    const { operator: settings, view } = deps.operators.get(id)
    const operator = { ...settings, ownTexts: view.ownTexts }
    const { date, papers, files } = await packOf(
      await readNeeds(deps.store, { id, operator, hasOpenUserIds: view.userIds === 'open', config: deps.config, now: deps.clock() }),
    )
    const zip = await deps.checks.archive(id, papers, files)
    reply.type('application/zip').header('content-disposition', `attachment; filename="gamalyze-${id}-standing-${date}.zip"`)
    return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
  })
}
