import { type Config, ConfigError, readConfig, retentionLine } from '../server/process/config.ts'
import { runUntilSignal } from '../server/process/run-until-signal.ts'
import { version } from '../server/process/version.ts'
import { demoMember } from '../server/store/open-store.ts'
import { openLateParts } from './demo/late-parts.ts'
import { freePortOr } from './free-port.ts'
import { startDemo } from './start-demo.ts'
// @ts-expect-error it has no types
import { whyNoDemo } from './this-machine.mjs'

/** Names every port that something else listens on. */
const refuseTakenPorts = async ({ port, examplesPort, host, console: own }: Config): Promise<void> => {
  const wanted = { PORT: port, EXAMPLES_PORT: examplesPort, ...(own?.port !== undefined && { CONSOLE_PORT: own.port }) }
  const free = await Promise.all(
    Object.entries(wanted).map(async ([name, number]) => [name, number, await freePortOr(number, host)] as const),
  )
  const refusals = free
    .filter(([, number, found]) => found !== number)
    .map(([name, number]) => `Port ${number} is in use: set ${name} to another one`)
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'))
}

/** Starts the demo: everything on this machine, nothing to set up. */
await runUntilSignal(async () => {
  const refusal = await whyNoDemo(process.env)
  if (refusal) throw new ConfigError(refusal)
  const config = readConfig({ ...process.env, NODE_ENV: process.env.NODE_ENV || 'development' })
  await refuseTakenPorts(config)
  // `npm run dev` makes them itself.
  const late = process.argv.includes('--no-build') ? undefined : openLateParts(console.error)
  const demo = await startDemo(config, {}, late?.stateOf)
  const lines = [
    `Gamalyze ${version} is running: ${config.publicUrl}/`,
    '',
    `  Partner pages   ${demo.examplesUrl}/, with a server of their own ${demo.partnerUrl}`,
    `  The test alone  ${config.publicUrl}/gamalyze?operator=mindway&secret=${demo.secrets.mindway}`,
    `  Console         ${demo.consoleUrl}, as ${demoMember}`,
    `  … sign in once  ${demo.consoleLink}`,
    `  Documentation   ${config.publicUrl}/docs/`,
    ...(config.smtpUrl ? [] : [`  Caught mails    ${config.publicUrl}/mail`]),
    `  Data            ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}`,
    '',
    retentionLine(config),
    'Ctrl-C stops everything.',
  ]
  console.log(lines.join('\n'))
  void late?.begin()
  return {
    async close() {
      late?.close()
      await demo.close()
    },
  }
})
