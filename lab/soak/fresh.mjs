// Whether it starts with what a user has: Node and the npm that came with it, sh and coreutils; no Python, make or compiler is on the PATH. Clones
// the last commit and runs README's first command until the first page opens and a player is registered, with the npm of Node 20, 22 and 24; then again
// without a network once all is made. Before, with an empty cache too, what `npm create vite@latest` takes to its first page: the measure. Then runs the
// browser tests with Debian's plainest fonts, and with those of most desktops beside them.
// With the argument `here` it sets this checkout up so and starts it once, on the machine's own Node, and installs the browser meanwhile.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The npm versions know nothing of `allowScripts`, which came with 11.16. */
const releases = [
  { node: '20.8.0', npm: '10.8.2' },
  { node: '22.23.5', npm: '10.9.2' },
  { node: '24.21.0', npm: '11.3.0' },
]
const coreutils = 'basename cat chmod cp cut dirname env head ls mkdir mv pwd rm sort tail tr uname'.split(' ')
const startMinutes = 15
/** How many times as long as Vite's own start the first one may take */
const longest = 2.5

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fresh start-'))

/** Runs a command; rejects if it fails. */
const run = async (command, args, options = {}) => {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} exited with ${code}`)
}

const find = (tool) =>
  process.env.PATH.split(':')
    .map((path) => join(path, tool))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

/** A folder of links to be the whole PATH; `node` is the machine's own where no version is given. */
const plainPath = async ({ node, npm }) => {
  const installed = join(folder, `npm-${npm}`)
  const nodePackage = `node-${process.platform}-${process.arch}`
  mkdirSync(installed)
  await run('npm', [
    'install',
    '--prefix',
    installed,
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
    `npm@${npm}`,
    ...(node ? [`${nodePackage}@${node}`] : []),
  ])
  const modules = join(installed, 'node_modules')
  const links = {
    node: node ? join(modules, nodePackage, 'bin/node') : process.execPath,
    npm: join(modules, 'npm/bin/npm-cli.js'),
    ...Object.fromEntries(['sh', ...coreutils].map((tool) => [tool, find(tool)])),
  }
  const path = join(installed, 'path')
  mkdirSync(path)
  for (const [name, file] of Object.entries(links)) if (file) symlinkSync(file, join(path, name))
  return path
}

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return String(port)
}

/** Resolves with a response of 200 from an address, once there is one. */
const answered = async (url) => {
  const until = Date.now() + startMinutes * 60_000
  while (Date.now() < until) {
    const reply = await fetch(url).catch(() => undefined)
    if (reply?.ok) return reply
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

/** Seconds that Vite's template for React takes from nothing to its first page. */
const measureVite = async (PATH) => {
  const env = { ...process.env, PATH, npm_config_cache: mkdtempSync(join(folder, 'cache-')) }
  const begun = Date.now()
  await run('npm', ['create', '--yes', 'vite@latest', 'measure', '--', '--template', 'react-ts'], { cwd: folder, env })
  const cwd = join(folder, 'measure')
  await run('npm', ['install', '--loglevel=error'], { cwd, env })
  const port = await freePort()
  const child = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1', '--port', port], { cwd, env, stdio: 'ignore', detached: true })
  try {
    await answered(`http://127.0.0.1:${port}/`)
    await answered(`http://127.0.0.1:${port}/src/main.tsx`)
    return (Date.now() - begun) / 1000
  } finally {
    process.kill(-child.pid)
    rmSync(cwd, { recursive: true, force: true })
  }
}

/** README's first command, until the first page opens and the API registers a player; with `isWhole` until all parts are made. In seconds. */
const start = async (checkout, path, { isWhole = false, more = {} } = {}) => {
  const begun = Date.now()
  const settings = {
    NODE_ENV: '',
    PORT: await freePort(),
    EXAMPLES_PORT: await freePort(),
    CONSOLE_PORT: await freePort(),
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
  }
  const url = `http://127.0.0.1:${settings.PORT}`
  // In a group of its own, which Ctrl-C reaches as a whole.
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, ...settings, ...more, PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let out = ''
  child.stdout.on('data', (text) => {
    out += text
  })
  try {
    const until = Date.now() + startMinutes * 60_000
    while (!/^Ctrl-C/m.test(out)) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`it does not start: ${out}`)
      await sleep(100)
    }
    const [, operator, secret] = out.match(/operator=(\w+)&secret=(\S+)/)
    const seconds = (Date.now() - begun) / 1000
    const page = await fetch(`${url}/gamalyze?operator=${operator}`)
    if (!(await page.text()).startsWith('<!doctype html>')) throw new Error(`the first page is ${page.status}`)
    const { status } = await fetch(`${url}/api/v1/authentication/user_secret/${randomUUID()}/${secret}/${operator}`, { method: 'POST' })
    if (status !== 201) throw new Error(`a player is answered ${status}`)
    if (isWhole) for (const part of ['/docs/', '/workbench/']) await answered(url + part)
    console.log(`✓ it starts in ${seconds} s with ${basename(dirname(path))}, Node, sh and coreutils`)
    return seconds
  } finally {
    if (child.exitCode === null) {
      process.kill(-child.pid, 'SIGINT')
      await once(child, 'exit')
    }
  }
}

const testHere = async () => {
  const path = await plainPath({ npm: releases[0].npm })
  await run('node', ['scripts/setup.mjs', '--no-build'], { cwd: root, env: { ...process.env, PATH: path } })
  const bundled = join(root, 'node_modules/.bin/node')
  const browser = run(existsSync(bundled) ? bundled : process.execPath, ['scripts/install-browsers.ts'], { cwd: root })
  await Promise.all([start(root, path), browser])
}

const startEach = async () => {
  for (const release of releases) {
    const checkout = join(folder, `node-${release.node}`)
    const path = await plainPath(release)
    const npm_config_cache = mkdtempSync(join(folder, 'cache-'))
    const measure = await measureVite(path)
    await run('git', ['clone', '--quiet', root, checkout])
    const ratio = (await start(checkout, path, { isWhole: true, more: { npm_config_cache } })) / measure
    console.log(`${ratio > longest ? '✗' : '✓'} ${ratio.toFixed(2)} of the ${longest} times that Vite's own start may take, ${measure} s`)
    if (ratio > longest) process.exitCode = 1
    await start(checkout, path, { more: { npm_config_cache: '/nowhere', npm_config_registry: 'http://127.0.0.1:9/' } })
    rmSync(checkout, { recursive: true })
  }
}

/** Unpacks Debian's packages of fonts and names them alone to whatever asks fontconfig. */
const fontsOf = async (...packages) => {
  const fonts = mkdtempSync(join(folder, 'fonts-'))
  for (const name of packages) await run('sh', ['-c', `apt-get download ${name} && dpkg -x ${name}_*.deb .`], { cwd: fonts })
  const file = join(fonts, 'fonts.conf')
  const content = `<dir>${fonts}/usr/share/fonts</dir><cachedir>${fonts}/cache</cachedir><include ignore_missing="yes">/etc/fonts/conf.d</include>`
  writeFileSync(file, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>${content}</fontconfig>\n`)
  return file
}

const testFonts = async () => {
  for (const packages of [['fonts-dejavu-core'], ['fonts-dejavu-core', 'fonts-liberation']]) {
    const FONTCONFIG_FILE = await fontsOf(...packages)
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], { cwd: root, env: { ...process.env, FONTCONFIG_FILE } })
    console.log(`✓ browser tests with ${packages.join(' and ')}`)
  }
}

try {
  if (process.argv[2] === 'here') await testHere()
  else {
    await startEach()
    await testFonts()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
