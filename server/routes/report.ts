import { Type } from 'typebox'
import { idCharacters } from '../../contract/constants.ts'
import { reportPath } from '../../contract/documents.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { requestDocument } from '../report/documents.ts'
import { LanguageQuery, oneLanguage } from '../report/language-query.ts'
import { sendPdf } from '../report/send-pdf.ts'

const params = Type.Object({ file: Type.String({ pattern: `^${idCharacters}\\.pdf$`, description: 'The uid and .pdf' }) })

/** The full report as PDF, for anyone who knows the uid; `not_found` while any of its four parts is missing. */
export const routes = (app: App, deps: Deps): void => {
  app.get(reportPath, { schema: { params, querystring: LanguageQuery } }, async ({ params, query, ip }, reply) => {
    const uid = params.file.slice(0, -'.pdf'.length)
    const request = { template: 'report', uid, language: oneLanguage(query.language), country: query.country } as const
    const { pdf, document } = await requestDocument(deps, request, ip)
    reply.header('cache-control', 'no-store')
    return sendPdf(reply, pdf, 'report', document.data.fileName)
  })
}
