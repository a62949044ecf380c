import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/** Connects once and checks whether the server's EHLO response, after STARTTLS, offers SMTPUTF8. Rejects if it cannot connect. */
export const announcesSmtpUtf8 = (
  { url, ...settings }: { url: string } & Record<string, unknown>,
  signal: AbortSignal,
): Promise<boolean> => {
  const connection = new SMTPConnection({ ...settings, ...parseConnectionUrl(url) })
  return new Promise<boolean>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    connection.once('error', reject)
    connection.connect((error) => {
      if (error) reject(error)
      else resolve(/^\d{3}[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)))
    })
  }).finally(() => {
    connection.on('error', () => {})
    connection.close()
  })
}
