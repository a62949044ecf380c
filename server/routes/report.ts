import { Type } from 'typebox'
import { idCharacters } from '../../contract/constants.ts'
import { reportPath } from '../../contract/documents.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { LanguageQuery, oneLanguage } from '../report/language-query.ts'
import { loadFullReport } from '../report/load-full-report.ts'
import { methodUrl } from '../report/method-url.ts'
import { reportDocument } from '../report/report-data.ts'
import { sendPdf } from '../report/send-pdf.ts'
import { textsFor } from '../report/texts-for.ts'

const params = Type.Object({ file: Type.String({ pattern: `^${idCharacters}\\.pdf$`, description: 'The uid and .pdf' }) })

/** The full report as PDF. Whoever knows the uid may have it; `not_found` while any of its four parts is missing. */
export const routes = (app: App, deps: Deps): void => {
  const { store, operators, reports } = deps
  app.get(reportPath, { schema: { params, querystring: LanguageQuery } }, async (request, reply) => {
    const uid = request.params.file.slice(0, -'.pdf'.length)
    const [game, bundle] = await Promise.all([store.findGame(uid), loadFullReport(store, uid)])
    if (!game || !bundle) throw new ProblemError('not_found')
    const operator = operators.get(game.operator)
    const texts = await textsFor(operator, oneLanguage(request.query.language))
    const document = reportDocument(bundle, operator, texts, methodUrl(deps.config), request.query.country)
    reply.header('cache-control', 'no-store')
    return sendPdf(reply, await reports.pdf(document), 'report', document.data.fileName)
  })
}
