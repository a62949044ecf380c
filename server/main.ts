import { readConfig, retentionLine } from './process/config.ts'
import { runUntilSignal } from './process/run-until-signal.ts'
import { version } from './process/version.ts'
import { startServer } from './start-server.ts'

/** Production entry point: no demo secrets, no example pages, no mail catcher. */
await runUntilSignal(async () => {
  const config = readConfig(process.env)
  const server = await startServer(config)
  console.log(`Gamalyze ${version} listens on ${server.url}`)
  console.log(retentionLine(config))
  if (config.console?.port !== undefined) console.log(`The console listens on ${server.deps.consoleAt.url}`)
  return server
})
