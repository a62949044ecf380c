import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from '../scripts/start-demo.ts'
import { readConfig } from '../server/process/config.ts'
import { runUntilSignal } from '../server/process/run-until-signal.ts'

/** The demo for the browser tests, with its own ports and a temporary data folder. Specs read the secrets from the examples' /config.json. */
await runUntilSignal(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-e2e-'))
  const demo = await startDemo(
    readConfig({
      NODE_ENV: 'development',
      PORT: process.env.E2E_PORT ?? '18080',
      EXAMPLES_PORT: process.env.E2E_EXAMPLES_PORT ?? '18081',
      CONSOLE_PORT: process.env.E2E_CONSOLE_PORT ?? String(Number(process.env.E2E_PORT ?? 18080) + 2),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    }),
  )
  return {
    async close() {
      await demo.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
})
