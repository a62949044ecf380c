import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partnerCalls } from '../contract/partner-calls.ts'
import { publicOpenApi } from '../server/http/public-openapi.ts'
import { breaksSinceRelease } from './contract-life.ts'

/**
 * Writes the server's OpenAPI document to `dist/openapi.json`, lints it with Redocly's recommended rules, and compares what partners use of
 * it, and the SDK's types, with the newest release; exit code 1 if it breaks a rule or a partner. `--release VERSION` keeps what partners
 * use as that release, which may break them if it is a major one.
 */
const file = 'dist/openapi.json'
const url = 'https://gamalyze.example'
const forPartners = publicOpenApi(url, partnerCalls)
const write = (name: string, document: object) => writeFileSync(name, `${JSON.stringify(document)}\n`)

mkdirSync('dist', { recursive: true })
write(file, publicOpenApi(url))
const { status } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--extends', 'recommended'], {
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
const [flag, version] = process.argv.slice(2)
const isMajor = flag === '--release' && version?.endsWith('.0.0') === true
const breaks = isMajor ? [] : breaksSinceRelease(forPartners)
for (const line of breaks) console.error(line)
if (flag === '--release' && version && breaks.length === 0) {
  const place = join('contract/released', version)
  mkdirSync(place, { recursive: true })
  write(join(place, 'openapi.json'), forPartners)
}
process.exitCode = breaks.length > 0 ? 1 : (status ?? 1)
