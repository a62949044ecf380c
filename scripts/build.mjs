// Builds everything that is served: the app, the console, and all forms of the SDK; and the server itself. Arguments name the parts to build
// (`build-sources.mjs`). With APP_SCRIPTS=modules the app stays as Vite builds it (docs/decisions.md).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { buildStamps, parts } from './build-sources.mjs'

const node = async (...args) => {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} failed`)
}
const vite = (...args) => node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args)

const builders = {
  app: async () => {
    if (existsSync('dist/app/.vite/manifest.json')) await node('scripts/prune-assets.ts')
    await vite()
    if (process.env.APP_SCRIPTS !== 'modules') await node('scripts/first-scripts.ts')
    await vite('--mode', 'arrival')
  },
  // Alone only what is served: its package is made with the documentation, and needs as much.
  sdk: async () => {
    await node('scripts/sdk/build.ts', ...(isWhole ? [] : ['served']))
    await node('examples/build.ts')
  },
  console: () => vite('--config', 'console/vite.config.ts'),
  workbench: () => vite('--mode', 'workbench'),
  docs: async () => {
    if (!wanted.includes('sdk')) await node('scripts/sdk/build.ts')
    await node('node_modules/typedoc/bin/typedoc', '--options', 'sdk/typedoc.json')
    await node('scripts/docs/build.ts')
  },
  server: () => vite('--config', 'server/vite.config.ts'),
}

const named = process.argv.slice(2)
const wanted = parts.filter((part) => named.length === 0 || named.includes(part))
const isWhole = wanted.includes('docs')
// Into a page that the build reads.
if (isWhole) (await import('./docs/write-tables.ts')).writeTables()
// From before the build: what is changed meanwhile is built next time.
const stamps = buildStamps()
mkdirSync('dist', { recursive: true })
const build = async (part) => {
  await builders[part]()
  if (part !== 'docs') stamp(part)
}
const stamp = (part) => {
  const file = `dist/.${part}-built`
  writeFileSync(file, stamps[file])
}
const inTurn = async (list) => {
  for (const part of list) await build(part)
}
// Two at a time: the app takes as long as what comes before the documentation.
await Promise.all([inTurn(wanted.filter((part) => part === 'app')), inTurn(wanted.filter((part) => part !== 'app'))])
if (isWhole) {
  writeFileSync('operators/operator.schema.json', (await import('../server/operators/schema-text.ts')).schemaText())
  await node('scripts/precompress.ts')
  await node('scripts/sbom.ts')
  stamp('docs')
}
