import { Type } from 'typebox'
import { idCharacters } from '../../contract/constants.ts'
import { reportPath } from '../../contract/documents.ts'
import type { App } from '../http/app.ts'
import { byViewToo } from '../http/route.ts'
import { type DocumentNeeds, requestDocument } from '../report/documents.ts'
import { helpPlace, LanguageQuery, oneLanguage } from '../report/language-query.ts'
import { sendPdf } from '../report/send-pdf.ts'

const params = Type.Object({ file: Type.String({ pattern: `^${idCharacters}\\.pdf$`, description: 'The uid or a view id, and .pdf' }) })

/** The full report as PDF, for anyone who knows the uid or a view id; `not_found` while any of its four parts is missing. */
export const routes = (app: App, deps: DocumentNeeds): void => {
  app.get(reportPath, { schema: { params, querystring: LanguageQuery } }, async ({ params, query, ip }, reply) => {
    const options = { template: 'report', language: oneLanguage(query.language), country: helpPlace(query.country) } as const
    const id = params.file.slice(0, -'.pdf'.length)
    const { pdf, document } = await byViewToo(app, id, 'read', (uid) => requestDocument(deps, { ...options, uid }, ip))
    reply.header('cache-control', 'no-store')
    return sendPdf(reply, pdf, 'report', document.data.fileName)
  })
}
