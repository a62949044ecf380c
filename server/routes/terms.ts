import { Type } from 'typebox'
import { providerOperator } from '../../contract/constants.ts'
import { termsPath } from '../../contract/documents.ts'
import type { App } from '../http/app.ts'
import { type DocumentNeeds, requestDocument } from '../report/documents.ts'
import { LanguageQuery, oneLanguage } from '../report/language-query.ts'
import { sendPdf } from '../report/send-pdf.ts'

/** `linked`: as for a player whose games belong to an account, as the dialog of such a player asks for. */
const Query = Type.Object({ ...LanguageQuery.properties, linked: Type.Optional(Type.Literal('1')) })

/** The terms and conditions as PDF, in any language set and branding. */
export const routes = (app: App, deps: DocumentNeeds): void => {
  app.get(termsPath, { schema: { querystring: Query } }, async ({ query, ip }, reply) => {
    const { operator = providerOperator, language, linked } = query
    const request = { template: 'terms', operator, language: oneLanguage(language), linked: linked === '1' } as const
    const { pdf, document } = await requestDocument(deps, request, ip)
    reply.header('cache-control', 'public, max-age=300')
    return sendPdf(reply, pdf, 'terms', document.data.fileName)
  })
}
