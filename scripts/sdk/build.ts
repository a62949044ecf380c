import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { placeholderCode } from '../../sdk/address-placeholder.ts'
import { contents } from '../docs/contents.ts'
import { licencesOf } from '../licences.ts'
import { at, bundle, integrity, ofRelease, scriptFiles } from './bundle.ts'
import { writeForServers } from './for-servers.ts'

/**
 * Builds the SDK twice: `sdk/dist`, the npm package (modules with types), and `dist/sdk`, what the provider serves (a classic script
 * and the same modules, alone with the argument `served`): under `v1/`, which moves on, and under `<version>-<hash>/`, which never changes.
 */
/** As code. Without one the provider fills its own in as it serves package and command; elsewhere pages and servers say `baseUrl` themselves. */
const publicUrl = JSON.stringify(process.env.PUBLIC_URL) ?? placeholderCode
const { version } = JSON.parse(await readFile(at('package.json'), 'utf8')) as { version: string }
const forPages = ['index', 'modal', 'lazy', 'diagnose', 'element', 'declared']
/** Pages of the documentation that go into the package: all for partners that are written by hand. */
const guides = ['Start', 'Your page', 'Your server', 'When it does not work']
  .flatMap((group) => Object.keys(contents[group] ?? {}))
  .filter((page) => page !== 'index' && !page.startsWith('api/'))
  .map((page) => page.replace('/index', ''))
  .concat('upgrade')
const forPackage = [...forPages, 'react', 'testing', 'playwright', 'server']
const command = 'cli/main'
const banners: Record<string, string> = { react: "'use client'", [command]: '#!/usr/bin/env node' }
const bannerOf = ({ name }: { name: string }) => banners[name] ?? ''

const write = async (folder: string, files: Map<string, string>) => {
  for (const [name, code] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), code)
  }
}

const writeTypes = async (folder: string) => {
  const { dts } = await import('rolldown-plugin-dts')
  const input = Object.fromEntries(forPackage.map((name) => [name, at(`${name}.ts`)]))
  const build = await rolldown({
    input,
    external: [/^react/, /playwright/],
    plugins: [dts({ emitDtsOnly: true, tsconfig: at('tsconfig.json'), tsconfigRaw: { references: [] } })],
  })
  await build.write({ format: 'es', dir: folder })
  await build.close()
}

const isServedOnly = process.argv.includes('served')
const writePackage = async () => {
  const packed = at('dist')
  await rm(packed, { recursive: true, force: true })
  const packages = new Set<string>()
  await write(
    packed,
    await bundle({ entries: [...forPackage, command], providerUrl: publicUrl, output: { format: 'es', banner: bannerOf }, packages }),
  )
  await writeFile(join(packed, 'licences.txt'), licencesOf(packages))
  await writeTypes(packed)
  await rm(at('docs'), { recursive: true, force: true })
  for (const page of guides) await cp(at(`../docs/${page}.md`), at(`docs/${page}.md`))
}
if (!isServedOnly) await writePackage()

// Beside what is served meanwhile, and in its place at the end.
const place = at('../dist/sdk')
const served = `${place}-new`
const current = `${served}/v1`
await rm(served, { recursive: true, force: true })
const modules = await bundle({ entries: forPages, providerUrl: 'new URL(import.meta.url).origin', output: { format: 'es', minify: true } })
const script = await scriptFiles()
const all = [...modules, ...script].map(([name, code]) => name + code).join()
const fixed = `${version}-${createHash('sha256').update(all).digest('hex').slice(0, 8)}`
await write(current, ofRelease(fixed, modules))
await write(current, await scriptFiles(fixed))

// The command line for whoever has no package manager.
const alone = await bundle({ entries: [command], providerUrl: publicUrl, output: { format: 'es', banner: bannerOf } })
await writeFile(`${current}/gamalyze.mjs`, alone.get(`${command}.js`) ?? '')
await writeForServers(current, version)
// The package as a file: `npm install ADDRESS`, as its name stands in no registry yet.
if (!isServedOnly)
  await promisify(execFile)('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', current], { cwd: at('.') })

await cp(current, `${served}/${fixed}`, { recursive: true })
await write(`${served}/${fixed}`, new Map([...modules, ...script]))
const hashes = Object.fromEntries([...modules].map(([name, code]) => [`/sdk/${fixed}/${name}`, integrity(code)]))
const listed = { script: `/sdk/${fixed}/gamalyze.js`, integrity: integrity(script.get('gamalyze.js') ?? ''), modules: hashes }
await writeFile(`${served}/integrity.json`, `${JSON.stringify(listed, null, 2)}\n`)
await rm(place, { recursive: true, force: true })
await rename(served, place)
console.log(`SDK ${version}: /sdk/v1/gamalyze.js, unchanging /sdk/${fixed}/gamalyze.js\n  integrity="${listed.integrity}"`)
