import { readFile } from 'node:fs/promises'
import { pageCalls } from '../../../contract/console/page-calls.ts'
import { reason } from '../../../contract/console/reasons.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import type { Hellos } from '../../pages/page-notes.ts'
import type { Config } from '../../process/config.ts'
import { day } from '../../process/time.ts'
import { version as release } from '../../process/version.ts'
import { type AuthenticationNeeds, authenticate } from '../../security/authenticate.ts'
import { askerOf } from '../../security/network-of.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { withContent } from '../look-content.ts'
import { pageLife } from '../page-life.ts'
import { changeable, operatorOf, type PublishNeeds, publishFiles } from '../publish-files.ts'

/** The SDK build's list of files with their integrity hashes. */
type Integrity = { script: string; integrity: string }
const integrityFile = new URL('../../../dist/sdk/integrity.json', import.meta.url)
/** Heights that fit the first screen (docs/embedding.md). */
const heights = { phone: '71rem', wide: '60rem' }

type Needs = AuthenticationNeeds & ConsoleNeeds & PublishNeeds & { config: Config; hellos: Hellos }

/** The operator's pages: which may embed the test, the code to embed, and whether it works. */
export const routes = async (app: App, deps: Needs): Promise<void> => {
  const route = consoleRoutes(app, deps)
  const { clock, config, operators } = deps
  const integrity: Integrity | undefined = await readFile(integrityFile, 'utf8').then(JSON.parse, () => undefined)

  const show = async (id: string) => {
    const { number: version = 0 } = (await deps.store.looks.version(id)) ?? {}
    const { origins, previewOrigins = [] } = operators.get(id).operator
    return { origins, previewOrigins, source: operators.source(id) ?? ('folder' as const), version }
  }

  route(pageCalls.page, ({ params }) => show(params.operator))

  route(pageCalls.savePage, async ({ params: { operator: id }, body: { origins, previewOrigins, from }, caller }) => {
    const { files, number } = await changeable(deps, id)
    if (from !== undefined && from !== number) throw new ProblemError('conflict', reason('newer_version', { version: number }))
    const { previewOrigins: _before, ...rest } = operatorOf(id, files)
    const nextOperator = { ...rest, origins, ...(previewOrigins.length > 0 && { previewOrigins }) }
    await publishFiles(deps, caller, id, {
      files: withContent(files, { operator: nextOperator }),
      after: number,
      action: 'page.changed',
      note: 'Pages that may show the test',
    })
    return show(id)
  })

  route(pageCalls.snippet, ({ params: { operator } }) => {
    if (!integrity) throw new ProblemError('unavailable', 'the SDK is not built: npm run build')
    const { publicUrl } = config
    return {
      operator,
      publicUrl,
      script: { src: `${publicUrl}${integrity.script}`, integrity: integrity.integrity },
      module: `${publicUrl}/sdk/v1/index.js`,
      package: `${publicUrl}/sdk/v1/gamalyze-sdk-${release}.tgz`,
      policy: [`script-src 'self' ${publicUrl}`, `frame-src ${publicUrl}`],
      heights,
    }
  })

  route(pageCalls.livePage, async ({ params: { operator }, query: { since } }) => {
    const now = clock()
    deps.hellos.note(operator, 'looked')
    const life = await pageLife(deps, operator, since === undefined ? now - day : Date.parse(since))
    return { now: new Date(now).toISOString(), ...life }
  })

  route(pageCalls.addPageReport, async ({ body: { secret, ...sighting }, request }) => {
    const access = await authenticate(deps, request.ip, secret, { purpose: 'go on', lastState: pageCalls.addPageReport.lastState })
    const { operator, test } = access
    if (!test) throw new ProblemError('forbidden', 'this works only with a test secret')
    await deps.limits.use('pageReports', askerOf(access, request.ip))
    await deps.store.pageNotes.addPageReport(operator, { ...sighting, at: clock() })
    return null
  })
  // CORS preflight: whether a page may send JSON here.
  const preflightHeaders = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  }
  app.options(pageCalls.addPageReport.path, (_request, reply) => reply.code(204).headers(preflightHeaders).send())
}
