import { providerOperator } from '../../contract/constants.ts'
import { termsPath } from '../../contract/documents.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { LanguageQuery, oneLanguage } from '../report/language-query.ts'
import { sendPdf } from '../report/send-pdf.ts'
import { termsDocument } from '../report/terms-data.ts'
import { textsFor } from '../report/texts-for.ts'

/** The terms and conditions as PDF, in any set and branding. */
export const routes = (app: App, { config, operators, reports }: Deps): void => {
  app.get(termsPath, { schema: { querystring: LanguageQuery } }, async ({ query }, reply) => {
    const operator = operators.get(query.operator ?? providerOperator)
    const texts = await textsFor(operator, oneLanguage(query.language))
    const document = termsDocument(operator, texts, config.contactEmail)
    reply.header('cache-control', 'public, max-age=300')
    return sendPdf(reply, await reports.pdf(document), 'terms', document.data.fileName)
  })
}
