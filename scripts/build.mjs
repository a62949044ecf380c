// Builds everything that is served: the app, the console, and all forms of the SDK; and the server itself, alone with the argument `server`.
// With APP_SCRIPTS=modules the app stays as Vite builds it (docs/decisions.md).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { schemaText } from '../server/operators/schema-text.ts'
import { buildStamps } from './build-sources.mjs'
import { writeTables } from './docs/write-tables.ts'
import { writeLicences } from './licences.ts'

const node = async (...args) => {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} failed`)
}
const vite = (...args) => node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args)

const server = () => vite('--config', 'server/vite.config.ts')
const sdk = async () => {
  await node('scripts/sdk/build.ts')
  await node('node_modules/typedoc/bin/typedoc', '--options', 'sdk/typedoc.json')
  await node('scripts/docs/build.ts')
  await node('examples/build.ts')
}

const all = async () => {
  if (existsSync('dist/app/.vite/manifest.json')) await node('scripts/prune-assets.ts')
  await Promise.all([
    vite()
      .then(() => process.env.APP_SCRIPTS === 'modules' || node('scripts/first-scripts.ts'))
      .then(() => vite('--mode', 'arrival')),
    vite('--mode', 'workbench')
      .then(sdk)
      .then(() => vite('--config', 'console/vite.config.ts'))
      .then(server),
  ])
  writeFileSync('operators/operator.schema.json', schemaText())
  writeLicences()
  await node('scripts/precompress.ts')
  await node('scripts/sbom.ts')
}

const part = process.argv[2]
// Into a page that the build reads.
if (part !== 'server') writeTables()
// From before the build: what is changed meanwhile is built next time.
const stamps = buildStamps()
if (part === 'server') delete stamps['dist/.built']
await (part === 'server' ? server() : all())
for (const [stamp, content] of Object.entries(stamps)) writeFileSync(stamp, content)
