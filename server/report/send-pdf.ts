import type { FastifyReply } from 'fastify'

/** RFC 8187: also escapes characters that `encodeURIComponent` leaves but a header's extended value may not contain. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Sends a document as a download with a Unicode file name; `plainName` serves clients that support ASCII only. */
export const sendPdf = (reply: FastifyReply, pdf: Uint8Array, plainName: string, name: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${plainName}.pdf"; filename*=UTF-8''${encode(name)}.pdf`)
    .header('x-robots-tag', 'noindex')
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
