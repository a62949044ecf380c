// What drills against programs of Debian share.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { startProcess } from '../../server/testing/test-process.ts'

export { must } from './must.ts'
export { freePort }

const nobody = 65534
const isRoot = process.getuid?.() === 0
const path = `${process.env.PATH}:/usr/sbin`

/** Installs a package of Debian unless a program of it is there; `flock` keeps two drills from installing at once. */
export const needs = (program, packageName = program) => {
  if (path.split(':').some((folder) => existsSync(join(folder, program)))) return
  execFileSync('flock', ['/tmp/apt.lock', 'apt-get', 'install', '-y', '--no-install-recommends', packageName], { stdio: 'inherit' })
}

/** Tries until it does not throw, ten seconds at most. */
export const eventually = async (check, seconds = 10) => {
  for (const end = performance.now() + seconds * 1000; ; ) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Options of `child_process` that make a program the user's `nobody`, as databases refuse to be root's. */
export const asService = () => (isRoot ? { uid: nobody, gid: nobody, env: { ...process.env, HOME: '/nonexistent' } } : {})

/** A folder that the user `nobody` may use, as whom services run where the drill is root's. */
export const serviceFolder = (name) => {
  const folder = mkdtempSync(join(tmpdir(), `gamalyze-${name}-`))
  chmodSync(folder, 0o755)
  if (isRoot) chownSync(folder, nobody, nobody)
  return folder
}

/** Starts a service in the foreground; `close` ends it. */
export const startService = (program, args, env = {}) => {
  const child = spawn(program, args, {
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
  let err = ''
  child.stderr.on('data', (text) => {
    err += text
  })
  const ended = once(child, 'exit')
  const close = () => {
    child.kill()
    return ended
  }
  return { child, err: () => err, close }
}

/** Starts Caddy with deploy/Caddyfile on these ports of this machine. */
export const startCaddy = async ({ proxy, web, metrics }) => {
  needs('caddy')
  const metricsPort = metrics ?? (await freePort())
  const home = serviceFolder('caddy')
  return startService('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    METRICS_ADDRESS: `http://127.0.0.1:${metricsPort}`,
    PUBLIC_URL: `http://127.0.0.1:${proxy}`,
    CONSOLE_URL: `http://localhost:${await freePort()}`,
    WEB_UPSTREAMS: web.map((port) => `127.0.0.1:${port}`).join(' '),
    CONSOLE_UPSTREAM: `127.0.0.1:${await freePort()}`,
  })
}

/** Starts a server as in production, of this tree or the one in a folder; resolves with its address once it listens. */
export const serve = async (settings, folder = '') => {
  const server = startProcess(join(folder, 'server/main.ts'), [], { PORT: '0', ...settings })
  const [, url] = await server.says(/listens on (http:\/\/[\w.:]+)/)
  return { ...server, url }
}

/** Runs a command of ours; returns what it printed. */
export const gamalyze = (settings, ...args) => gamalyzeIn('', settings, ...args)

/** Asked for before the first live secret, by names that 1.0.0 has too. */
const provider = { PROVIDER_URL: 'https://provider.test', CONTACT_EMAIL: 'help@provider.test', MAIL_FROM: 'test@provider.test' }

/** The same of the tree in a folder. */
export const gamalyzeIn = async (folder, settings, ...args) => {
  const run = startProcess(join(folder, 'server/cli/main.ts'), args, { ...provider, ...settings })
  const code = await run.ended
  if (code !== 0) throw new Error(`gamalyze ${args.join(' ')} ended with ${code}: ${run.err()}`)
  return run.out().trim()
}
