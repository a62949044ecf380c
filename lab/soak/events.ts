// Ten thousand events while servers and reader are killed by SIGKILL again and again, on SQLite and on PostgreSQL with two servers: none is lost,
// skipped, or told under a second id. `EVENTS` sets another number, `EVENTS_ENGINE` one engine of both.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecret, createServerKey, hashSecret } from '../../server/keys/secrets.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { drawsOf, testIdKey } from '../../server/testing/test-server.ts'
import { must } from './must.ts'
import { ownPort } from './start-provider.ts'

const wanted = Number(process.env.EVENTS ?? 10_000)
/** Games that begin at the same time */
const players = 24
const operator = 'nfl'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A process that is started anew whenever it was killed. */
const keepRunning = (script: string, args: string[], env: Record<string, string>) => {
  let child: ChildProcess
  let ending = false
  const start = () => {
    child = spawn(process.execPath, [script, ...args], { stdio: 'ignore', env: { PATH: process.env.PATH, ...env } })
    child.once('exit', () => ending || start())
  }
  start()
  return {
    kill: () => child.kill('SIGKILL'),
    async end() {
      ending = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Calls until a server answers that is not just being killed. */
const insist = async (urls: string[], method: string, path: string, body?: object): Promise<Response> => {
  for (;;) {
    const url = urls[Math.floor(Math.random() * urls.length)]
    const init = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
    const reply = await fetch(`${url}/api/v1${path}`, { method, ...init, signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (reply && reply.status < 500) return reply
    await pause(50)
  }
}

const drill = async (engine: string, ports: number[], settings: Record<string, string>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'events-'))
  const env = { NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), ID_KEY: testIdKey, LOG_LEVEL: 'fatal', WORKERS: '1', ...settings }
  const [secret, key] = [createSecret(), createServerKey()]
  const store = await openStore(readConfig(env))
  const record = { operator, test: false, createdAt: Date.now() }
  await store.addSecret({ ...record, hash: hashSecret(secret), revokedAt: null })
  await store.keys.add({ ...record, hash: hashSecret(key), name: '' })
  await store.close()
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const servers = ports.map((port) => keepRunning('server/main.ts', [], { ...env, PORT: `${port}` }))
  const reader = keepRunning('lab/soak/events/reader.ts', [folder, ...urls], { GAMALYZE_KEY: key })
  const kills = { servers: 0, reader: 0 }
  let playing = true
  const handled = () => (existsSync(`${folder}/handled`) ? readFileSync(`${folder}/handled`, 'utf8').split('\n').filter(Boolean) : [])
  let games = 0
  /** Each is killed soon after it works again, however long that takes, and a hundred times at most: a busy machine would do nothing but start them. */
  const killAll = async () => {
    for (let turn = 0; playing; turn++) {
      const index = turn % servers.length
      const [url = '', before] = [urls[index], handled().length]
      const next = games + wanted / 100
      while (playing && !(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) await pause(100)
      await pause(Math.random() * 2000)
      while (playing && games < next) await pause(20)
      servers[index]?.kill()
      kills.servers += 1
      while (playing && handled().length === before) await pause(100)
      await pause(Math.random() * 500)
      reader.kill()
      kills.reader += 1
    }
  }
  const references = new Set<string>()
  try {
    const killing = killAll()
    const play = async () => {
      while (games < wanted) {
        games += 1
        const uid = randomUUID()
        const reply = await insist(urls, 'POST', `/authentication/user_secret/${uid}/${secret}/${operator}`)
        const [draw] = drawsOf(uid, ['a'])
        if (!draw || !(await insist(urls, 'POST', '/game/store_card_selection', draw)).ok) throw new Error('a card was refused')
        references.add(reply.headers.get('gamalyze-reference') ?? '')
      }
    }
    await Promise.all(Array.from({ length: players }, play))
    playing = false
    await killing
    for (let tries = 0; new Set(handled()).size < wanted && tries < 300; tries++) await pause(200)
    const handledIds = new Set(handled())
    const lines = [...handledIds].map((line) => line.split(' '))
    const repeats = handled().length - handledIds.size
    must(
      references.size === wanted && kills.servers > 3,
      `${engine}: ${wanted} games began, ${kills.servers} kills of a server, ${kills.reader} of the reader`,
    )
    must(
      handledIds.size === wanted,
      `each of ${wanted} events is told under one id (${repeats} of them twice, to a reader that was killed before it noted the id)`,
    )
    must(new Set(lines.map(([id]) => id)).size === wanted, 'no id names two events')
    must(
      lines.every(([, reference = '']) => references.has(reference)),
      'every event is of a game that began',
    )
    const ids = lines.map(([id = '']) => id.slice(12, 22))
    must(
      ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? '')),
      'they come in order',
    )
  } finally {
    playing = false
    await Promise.all([reader, ...servers].map((each) => each.end()))
    rmSync(folder, { recursive: true, force: true })
  }
}

const { EVENTS_ENGINE: engine } = process.env
if (engine !== 'postgres') await drill('SQLite', [ownPort], {})
if (engine !== 'sqlite') {
  const postgres = await startTestPostgres()
  try {
    await drill('PostgreSQL', [ownPort + 1, ownPort + 2], { DATABASE_URL: await postgres.newDatabase() })
  } finally {
    await postgres.close()
  }
}
