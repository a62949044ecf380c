import { providerOperator } from '../../contract/constants.ts'
import { paths } from '../../contract/paths.ts'
import { findLocale } from '../../i18n/resolve-locale.ts'
import type { App } from '../http/app.ts'
import type { Operators } from '../operators/registry.ts'
import type { Demo } from '../pages/demo.ts'
import { plainPage, plainPolicy } from '../pages/plain-page.ts'
import type { Config } from '../process/config.ts'
import { escapeMarkup } from '../process/escape-markup.ts'
import { textsFor } from '../report/texts-for.ts'

type Needs = { config: Config; operators: Operators; demo: Demo | undefined }

/** The address of the server alone: the demo's first page, else one that says whose test this is. With whatever a link names it is the app. */
export const routes = (app: App, { config, operators, demo }: Needs): void => {
  demo?.routes(app)
  app.get('/', async (request, reply) => {
    if (/[?&](operator|secret)=/i.test(request.url)) return reply.callNotFound()
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).type('text/html; charset=utf-8')
    if (demo) return demo.sendStart(reply)
    const wanted = (request.headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0] ?? '')
    const { root, info } = await textsFor(
      operators.get(providerOperator),
      wanted.find((language) => findLocale(language)),
    )
    const { landing, shell } = root
    const links = [
      [config.providerUrl, shell.about()],
      [`mailto:${config.contactEmail}`, shell.contact()],
      [paths.privacy, shell.privacy()],
      [paths.accessibility, shell.accessibility()],
    ].map(([href = '', name = '']) => `<a href="${escapeMarkup(href)}">${escapeMarkup(name)}</a>`)
    const lines = [landing.intro(), landing.threeMinutes(), landing.pointsOnly(), landing.anonymous()]
    const body = `<h1>${escapeMarkup(landing.title())}</h1>${lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('')}<nav>${links.join('')}</nav>`
    reply.header('content-security-policy', plainPolicy).header('vary', 'accept-language')
    return plainPage(landing.title(), body, info)
  })
}
