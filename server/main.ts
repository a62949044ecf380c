import { findFormer, openSecretFiles, readConfig, retentionLine } from './process/config.ts'
import { codeOf, framesOf, openLog } from './process/log.ts'
import { runUntilSignal } from './process/run-until-signal.ts'
import { version } from './process/version.ts'
import { startServer } from './start-server.ts'

/** Of starts and ends, which are logged at every LOG_LEVEL. */
const log = openLog('info')

// Node writes as text, with what messages quote, what ends a process and its own and packages' warnings.
process.on('uncaughtException', (error) => {
  log.fatal({ name: codeOf(error), stack: framesOf(error) }, 'the process ends: a fault that nothing caught')
  process.exit(1)
})
process.removeAllListeners('warning')
process.on('warning', ({ name, message }) => log.warn({ name }, message.split('\n', 1)[0]))

/** Production entry point: no demo secrets, no example pages, no mail catcher. */
await runUntilSignal(async () => {
  const config = readConfig(process.env, 'server')
  for (const line of findFormer(process.env)) log.warn(line)
  for (const name of openSecretFiles(process.env)) log.warn(`Every user of this machine may open the file of ${name}: chmod 600 it`)
  const server = await startServer(config)
  log.info(
    { version, role: config.role },
    `Gamalyze ${version} listens on ${server.url}, ${config.production ? 'in production' : `with NODE_ENV=${config.nodeEnv}`}`,
  )
  log.info(retentionLine(config))
  if (config.console?.port !== undefined) log.info(`The console listens on ${server.deps.consoleSite.url}, port ${config.console.port}`)
  if (config.production && config.smtpUrl === undefined && config.role !== 'worker')
    log.warn('SMTP_URL is not set: no mail can be sent, neither a report nor a link that signs in to the console')
  return server
}, log)
