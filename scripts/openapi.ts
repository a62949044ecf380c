import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/process/config.ts'
import { startServer } from '../server/start-server.ts'

/** Writes the server's OpenAPI document to `dist/openapi.json` and lints it with Redocly's recommended rules; exit code 1 if it breaks one. */
const file = 'dist/openapi.json'
const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-openapi-'))
const server = await startServer(readConfig({ PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: 'https://gamalyze.example', LOG_LEVEL: 'silent' }))
const document: unknown = await (await fetch(`${server.url}/openapi.json`)).json()
await server.close()
rmSync(dataDir, { recursive: true, force: true })

mkdirSync('dist', { recursive: true })
writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`)
const { status } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--extends', 'recommended'], {
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
process.exitCode = status ?? 1
