import { existsSync } from 'node:fs'
import { providerOperator } from '../../contract/constants.ts'
import { paths } from '../../contract/paths.ts'
import { resolveLocale } from '../../i18n/resolve-locale.ts'
import { reportingConsole } from '../console/reporting-console.ts'
import type { App } from '../http/app.ts'
import { sendProblem } from '../http/error-handling.ts'
import { pageOfOperator } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import { loadAppPage } from '../pages/app-page.ts'
import { encodingsFor } from '../pages/encodings.ts'
import type { Hellos, PageCounts } from '../pages/page-notes.ts'
import { serveBuilt } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'
import type { Clock } from '../process/time.ts'
import type { Store } from '../store/store.ts'

const dist = new URL('../../dist/', import.meta.url)

/** Paths that the app knows; any other one shows its NotFound screen with status 404. */
const patterns = Object.values(paths).map((path) => path.replace(/:\w+/g, '[a-z_]{1,60}'))
const screens = new RegExp(`^(?:/|(?:${patterns.join('|')})/?)$`)
const landingPath = new RegExp(`^${paths.landing}/?$`)
/** Paths answered with a problem, never with the app. */
const noPage = /^\/(api|assets|sdk|operators|docs)(\/|$)|\.[a-z0-9]{2,5}$/i

/** The value of a query parameter, whose name is case-insensitive. */
const parameter = (query: unknown, name: string): string | undefined => {
  const entry = Object.entries(query ?? {}).find(([key]) => key.toLowerCase() === name)
  return typeof entry?.[1] === 'string' ? entry[1] : undefined
}

type Needs = {
  config: Config
  clock: Clock
  store: Store
  operators: Operators
  hellos: Hellos
  pageCounts: PageCounts
  consoleSite: { url: string }
}

/** The app's HTML on every path without another route, and its assets. */
export const routes = async (app: App, deps: Needs): Promise<void> => {
  const { hellos, pageCounts } = deps
  await serveBuilt(app, { folder: new URL('app/assets/', dist), prefix: '/assets/', headers: {} })
  const indexFile = new URL('app/index.html', dist)
  const pageOf = existsSync(indexFile) ? await loadAppPage(indexFile, deps.config.publicUrl) : undefined

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if ((request.method !== 'GET' && request.method !== 'HEAD') || noPage.test(path)) return sendProblem(reply, 'not_found')
    if (!pageOf) return sendProblem(reply, 'unavailable', 'the app is not built: npm run build')
    const operator = await pageOfOperator(deps, parameter(request.query, 'operator') ?? providerOperator)
    const isOver = operator.view.state === 'ended'
    const forTests = parameter(request.query, 'test') === '1'
    const language = parameter(request.query, 'language')
    const isEmbedded = parameter(request.query, 'embed') === '1'
    // A player known to the partner may land on a report instead, and in a frame the window's height is not the one that counts.
    const landing = landingPath.test(path) && !isOver && !isEmbedded && !parameter(request.query, 'extuserid')
    const page = await pageOf(operator, {
      language,
      forTests,
      embedded: isEmbedded,
      landing,
      report: path === paths.fullReport,
      console: forTests && !isOver ? await reportingConsole(deps, operator.id) : undefined,
    })
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, sec-fetch-site',
      etag: page.etag,
      'content-security-policy': page.policy,
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      // A page that opens the test in a window has no hold on it. The tab that the frame opens asks the frame for its game.
      'cross-origin-opener-policy': request.headers['sec-fetch-site'] === 'same-origin' ? 'unsafe-none' : 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-robots-tag': 'noindex',
    })
    const isScreen = screens.test(path)
    if (isScreen && forTests && !isOver) hellos.note(operator.id, 'hello')
    else if (isScreen && !isOver) pageCounts.add(operator.id, resolveLocale(language, operator.view))
    if (isScreen && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    reply.code(isScreen ? 200 : 404)
    if (!encodingsFor(request.headers['accept-encoding']).includes('br')) return reply.send(page.html)
    return reply.header('content-encoding', 'br').send(page.brotli)
  })
}
