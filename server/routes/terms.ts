import { providerOperator } from '../../contract/constants.ts'
import { termsPath } from '../../contract/documents.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { requestDocument } from '../report/documents.ts'
import { LanguageQuery, oneLanguage } from '../report/language-query.ts'
import { sendPdf } from '../report/send-pdf.ts'

/** The terms and conditions as PDF, in any language set and branding. */
export const routes = (app: App, deps: Deps): void => {
  app.get(termsPath, { schema: { querystring: LanguageQuery } }, async ({ query, ip }, reply) => {
    const { operator = providerOperator, language } = query
    const { pdf, document } = await requestDocument(deps, { template: 'terms', operator, language: oneLanguage(language) }, ip)
    reply.header('cache-control', 'public, max-age=300')
    return sendPdf(reply, pdf, 'terms', document.data.fileName)
  })
}
