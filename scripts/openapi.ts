import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/process/config.ts'
import { startServer } from '../server/start-server.ts'
import { breaksSinceRelease, writeRelease } from './contract-life.ts'

/**
 * Writes the server's OpenAPI document to `dist/openapi.json`, lints it with Redocly's recommended rules, and compares it and the SDK's types with
 * the newest release; exit code 1 if it breaks a rule or a partner. `--release VERSION` keeps both as that release, which may break partners if it
 * is a major one.
 */
const file = 'dist/openapi.json'
const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-openapi-'))
const server = await startServer(readConfig({ PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: 'https://gamalyze.example', LOG_LEVEL: 'silent' }))
const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as Parameters<typeof writeRelease>[1]
await server.close()
rmSync(dataDir, { recursive: true, force: true })

mkdirSync('dist', { recursive: true })
writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`)
const { status } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--extends', 'recommended'], {
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
const [flag, version] = process.argv.slice(2)
const isMajor = flag === '--release' && version?.endsWith('.0.0') === true
const breaks = isMajor ? [] : breaksSinceRelease(document)
for (const line of breaks) console.error(line)
if (flag === '--release' && version && breaks.length === 0) writeRelease(version, document)
process.exitCode = breaks.length > 0 ? 1 : (status ?? 1)
