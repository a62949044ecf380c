import { createMailer } from '../server/mail/mailer.ts'
import { message } from '../server/mail/message.ts'
import { reportDocument } from '../server/report/report-data.ts'
import { textsFor } from '../server/report/texts-for.ts'
import { sampleReport } from '../server/testing/sample-report.ts'
import { startTestSmtp } from '../server/testing/test-smtp.ts'
import { openWorkers } from '../server/workers/workers.ts'
import { openBenchOperators } from './bench-operators.ts'

/**
 * Mails with their PDF to an SMTP server on this machine, none lost: `node bench/mail.ts [mails]`. Target: 100 per second.
 * The SMTP server runs in the same process and shares its core.
 */
const count = Number(process.argv[2] ?? 1000)
const smtp = await startTestSmtp({ extensions: ['PIPELINING', 'SIZE 10000000', '8BITMIME'] })
const mailer = createMailer({ smtpUrl: smtp.url, from: 'test@gamalyze.example', log: { warn: console.error }, capacity: count })
const operators = await openBenchOperators()
const operator = operators.get('mindway')
const texts = await textsFor(operator, 'eng')
const { fullReport } = sampleReport('runs', 45)
const document = reportDocument(fullReport, operator, texts, 'https://gamalyze.example/method-card')
const workers = openWorkers(1)
const content = await workers.run('pdf', document)

const run = async (name: string, send: (n: number) => Promise<string>): Promise<void> => {
  smtp.data.length = 0
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  const outcomes = await Promise.all(Array.from({ length: count }, (_, n) => send(n)))
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const sent = outcomes.filter((outcome) => outcome === 'sent').length
  const rate = (count / seconds).toFixed(0)
  const perCore = (count / ((user + system) / 1e6)).toFixed(0)
  console.log(`${name}: ${sent} of ${count} sent, ${smtp.data.length} arrived, ${rate} per second, ${perCore} per CPU second`)
}

const mailTo = (n: number) => ({ address: `player${n}@example.com`, international: false })
await run('mails alone', (n) =>
  mailer.send({ to: mailTo(n), ...message(document.data, texts), attachment: { name: 'report.pdf', content: content.slice() } }),
)
await run('mails with a PDF set for each', async (n) => {
  const waiting = await workers.run('pdf', document)
  return mailer.send({ to: mailTo(n), ...message(document.data, texts), attachment: { name: 'report.pdf', content: waiting } })
})
await mailer.close()
await workers.close()
await smtp.close()
