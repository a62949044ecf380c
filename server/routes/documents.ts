import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { idCharacters, providerOperator } from '../../contract/constants.ts'
import { reportPath, termsPath } from '../../contract/documents.ts'
import type { App } from '../http/app.ts'
import { byViewToo } from '../http/route.ts'
import { type DocumentNeeds, helpPlace, LanguageQuery, oneLanguage, requestDocument } from '../report/request-document.ts'

/** RFC 8187: also escapes characters that `encodeURIComponent` leaves but a header's extended value may not contain. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Sends a document as a download with a Unicode file name; `plainName` serves clients that support ASCII only. */
const sendPdf = (reply: FastifyReply, pdf: Uint8Array, plainName: string, name: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${plainName}.pdf"; filename*=UTF-8''${encode(name)}.pdf`)
    .header('x-robots-tag', 'noindex')
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))

const params = Type.Object({ file: Type.String({ pattern: `^${idCharacters}\\.pdf$`, description: 'The uid or a view id, and .pdf' }) })

/** `linked`: as for a player whose games belong to an account, as the dialog of such a player asks for. */
const Query = Type.Object({ ...LanguageQuery.properties, linked: Type.Optional(Type.Literal('1')) })

/** Reports and terms as PDF. The full report is for anyone who knows the uid or a view id; `not_found` while any of its four parts is missing. */
export const routes = (app: App, deps: DocumentNeeds): void => {
  app.get(reportPath, { schema: { params, querystring: LanguageQuery } }, async ({ params, query, ip }, reply) => {
    const options = { template: 'report', language: oneLanguage(query.language), country: helpPlace(query.country) } as const
    const id = params.file.slice(0, -'.pdf'.length)
    const { pdf, document } = await byViewToo(app, id, 'read', (uid) => requestDocument(deps, { ...options, uid }, ip))
    reply.header('cache-control', 'no-store')
    return sendPdf(reply, pdf, 'report', document.data.fileName)
  })

  // The terms and conditions, in any language set and branding.
  app.get(termsPath, { schema: { querystring: Query } }, async ({ query, ip }, reply) => {
    const { operator = providerOperator, language, linked } = query
    const request = { template: 'terms', operator, language: oneLanguage(language), linked: linked === '1' } as const
    const { pdf, document } = await requestDocument(deps, request, ip)
    reply.header('cache-control', 'public, max-age=300')
    return sendPdf(reply, pdf, 'terms', document.data.fileName)
  })
}
