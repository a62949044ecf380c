import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { stub } from './stub.ts'

/**
 * Builds the SDK twice: `sdk/dist`, the npm package (modules with types), and `dist/sdk`, what the provider serves (a classic script
 * and the same modules): under `v1/`, which moves on, and under `<version>-<hash>/`, which never changes.
 */
const at = (path: string) => new URL(path, import.meta.url).pathname
const { version } = JSON.parse(await readFile(at('package.json'), 'utf8')) as { version: string }
const publicUrl = process.env.PUBLIC_URL ?? 'https://gamalyze.example'

/** Puts in `code`, the expression that says where the test is served. */
const servedFrom = (code: string): Plugin => ({
  name: 'provider-url',
  load: (id) => (id === at('provider-url.ts') ? `export const providerUrl = ${code}` : null),
})

/** The classic script finds its modules beside itself. */
const modulesBeside: Plugin = {
  name: 'modules-beside',
  resolveDynamicImport: (source) => (typeof source === 'string' ? { id: source.replace(/ts$/, 'js'), external: true } : null),
}

const common: InputOptions = {
  external: [/^react/, '@playwright/test'],
  transform: { target: 'es2022' },
  treeshake: { manualPureFunctions: ['log'] }, // Penpal's debug output
}

const bundle = async (input: InputOptions, output: OutputOptions) => {
  const build = await rolldown({ ...common, ...input })
  await build.write(output)
  await build.close()
}

const sources = (...names: string[]) => Object.fromEntries(names.map((name) => [name, at(`${name}.ts`)]))
const forPages = ['index', 'modal', 'lazy', 'diagnose', 'element', 'declared']
const forPackage = [...forPages, 'react', 'testing', 'playwright']
const modules: OutputOptions = { format: 'es', minify: true, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' }

await rm(at('dist'), { recursive: true, force: true })
await bundle({ input: sources(...forPackage), plugins: [servedFrom(JSON.stringify(publicUrl))] }, { ...modules, dir: at('dist') })
await bundle(
  { input: sources(...forPackage), plugins: [dts({ emitDtsOnly: true, tsconfig: at('tsconfig.json') })] },
  { format: 'es', dir: at('dist') },
)

const served = at('../dist/sdk')
await rm(served, { recursive: true, force: true })
await bundle({ input: sources(...forPages), plugins: [servedFrom('new URL(import.meta.url).origin')] }, { ...modules, dir: `${served}/v1` })
await bundle(
  { input: at('script.ts'), plugins: [servedFrom('new URL(document.currentScript.src).origin'), modulesBeside] },
  { format: 'iife', minify: true, file: `${served}/v1/gamalyze.js` },
)
await writeFile(`${served}/v1/stub.js`, stub(`${publicUrl}/sdk/v1/gamalyze.js`))

const script = await readFile(`${served}/v1/gamalyze.js`)
const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
const fixed = `${version}-${hash}`
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
await mkdir(`${served}/${fixed}`)
await cp(`${served}/v1`, `${served}/${fixed}`, { recursive: true })
await writeFile(`${served}/integrity.json`, `${JSON.stringify({ script: `/sdk/${fixed}/gamalyze.js`, integrity }, null, 2)}\n`)
console.log(`SDK ${version}: /sdk/v1/gamalyze.js, unchanging /sdk/${fixed}/gamalyze.js\n  integrity="${integrity}"`)
