import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { CaughtMail, MailCatcher } from '../server/mail/catcher.ts'

const mailsKept = 100
const maxMailBytes = 2 * 1024 * 1024

/** Listens on the loopback interface only. */
export const startMailCatcher = async (): Promise<MailCatcher> => {
  const mails: CaughtMail[] = []
  let number = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxMailBytes,
    logger: false,
    async onData(stream, session, done) {
      try {
        const mail = await read(await buffer(stream), session.envelope.rcptTo.map(({ address }) => address).join(', '))
        mails.unshift({ number: ++number, ...mail })
        mails.splice(mailsKept)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error('not read'))
      }
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { smtpUrl: `smtp://127.0.0.1:${port}`, list: () => mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const read = async (raw: Buffer, to: string): Promise<Omit<CaughtMail, 'number'>> => {
  const { subject = '', html = '', text = '', attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const { shown: inline = [], attached: downloads = [] } = Object.groupBy(attachments, ({ contentId }) =>
    contentId ? 'shown' : 'attached',
  )
  return {
    to,
    subject,
    html: inline.reduce((page, { contentId = '', mimeType, content }) => {
      const picture = Buffer.from(content as ArrayBuffer).toString('base64')
      return page.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:${mimeType};base64,${picture}`)
    }, html),
    text,
    attachments: downloads.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'attachment',
      type: mimeType,
      content: new Uint8Array(content as ArrayBuffer),
    })),
  }
}
