import { ConfigError, readConfig, retentionLine } from '../server/process/config.ts'
import { runUntilSignal } from '../server/process/run-until-signal.ts'
import { version } from '../server/process/version.ts'
import { demoMember } from '../server/store/open-store.ts'
import { startDemo } from './start-demo.ts'
// @ts-expect-error it has no types
import { whyNoDemo } from './this-machine.mjs'

/** Starts the demo: everything on this machine, nothing to set up. */
await runUntilSignal(async () => {
  const refusal = await whyNoDemo(process.env)
  if (refusal) throw new ConfigError(refusal)
  const config = readConfig({ ...process.env, NODE_ENV: process.env.NODE_ENV || 'development' })
  const demo = await startDemo(config)
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
  return demo
})
