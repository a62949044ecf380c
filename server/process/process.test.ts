import { chmodSync, copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cardsPerGame } from '../../contract/constants.ts'
import { startServer } from '../start-server.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'
import { createStore } from '../store/store.ts'
import { newFolder } from '../testing/new-folder.ts'
import { runHere } from '../testing/run-here.ts'
import { send } from '../testing/send.ts'
import { startProcess, type TestProcess } from '../testing/test-process.ts'
import { drawsOf, mixedStacks, sharedParts, startTestServer } from '../testing/test-server.ts'
import { ConfigError, readConfig } from './config.ts'

/** `KILLS=20 npm run soak -- kills` for more kills. */
const kills = Number(process.env.KILLS ?? 1)
const folder = newFolder()
const running: TestProcess[] = []
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
})

const start = (script: string, settings: Record<string, string>): TestProcess => {
  const started = startProcess(script, [], { LOG_LEVEL: 'warn', ...settings })
  running.push(started)
  return started
}

const serve = (settings: Record<string, string | undefined>) => start('server/main.ts', { PORT: '0', ...settings })
const urlOf = async (process: TestProcess): Promise<string> => (await process.says(/http:\/\/[\w.:]+/))[0]
const post = async (url: string, body?: object): Promise<number> =>
  (await send(url, 'POST', body ? { 'content-type': 'application/json' } : {}, body && JSON.stringify(body))).status
const newSecret = async (dataDir: string): Promise<string> => {
  const { code, out } = await runHere(['secret', 'create', '--operator', 'nfl'], { DATA_DIR: dataDir })
  expect(code).toBe(0)
  return out
}

/** What a start that is refused says in one line, in this process. */
const refusal = (settings: Record<string, string>) =>
  startTestServer(settings).then(
    () => 'started',
    (error: unknown) => (error instanceof ConfigError ? error.message : error),
  )

test.each([
  ['file', 'which is or lies in a file: name a folder'],
  ['file/data', 'which is or lies in a file: name a folder'],
  // Below it a folder is refused with ENOENT, on which Node's recursive mkdir never returns.
  ['/proc/none/data', 'which cannot be made (ENOENT): name another'],
])('an unwritable data folder (%s) is refused in one line with what to do', async (place, line) => {
  writeFileSync(join(folder, 'file'), '')
  const dataDir = resolve(folder, place)
  expect(await refusal({ DATA_DIR: dataDir })).toBe(`Bad setting: DATA_DIR must be a writable folder, not ${dataDir}, ${line}`)
})

describe('a server that nobody told anything', () => {
  const production = { NODE_ENV: undefined, PUBLIC_URL: 'http://127.0.0.1:8080' }
  const names = ['', '-shm', '-wal', '.lock'].map((end) => `gamalyze.sqlite${end}`).concat('id.key')
  const closedFiles = names.map((name) => `${name} 600`)
  const modesOf = (dir: string) =>
    ['', ...readdirSync(dir).sort()].map((name) => `${name} ${(statSync(join(dir, name)).mode & 0o777).toString(8)}`)
  const dataDir = join(folder, 'open')
  mkdirSync(dataDir)
  let server: TestProcess

  test('ruling 59: it is in production, and takes a folder that was there from all other users', async () => {
    const refused = serve({ NODE_ENV: undefined, DATA_DIR: dataDir })
    expect(await refused.ended).toBe(1)
    expect(refused.messages()).toEqual(['Bad setting: PUBLIC_URL must be set in production: the https address of the test'])

    const earlierDir = join(folder, 'earlier')
    mkdirSync(earlierDir)
    const earlier = await startServer(readConfig({ ...production, PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: earlierDir }), sharedParts())
    expect(modesOf(earlierDir)).toEqual([' 700', ...closedFiles])
    // As `kill -9` would leave them.
    for (const name of names) {
      copyFileSync(join(earlierDir, name), join(dataDir, name))
      chmodSync(join(dataDir, name), 0o644)
    }
    await earlier.close()

    // What others have there is not taken from them.
    writeFileSync(join(dataDir, 'notes.txt'), '')
    const file = join(folder, 'key')
    copyFileSync(join(dataDir, 'id.key'), file)
    chmodSync(file, 0o644)
    server = serve({ ...production, DATA_DIR: dataDir, ID_KEY_FILE: file })
    await server.says(/Other users/)
    expect(server.messages()).toEqual([
      'Every user of this machine may open the file of ID_KEY_FILE: chmod 600 it',
      `Other users of this machine may open ${dataDir}: chmod 700 a folder, 600 a file, as its owner`,
    ])
    rmSync(join(dataDir, 'notes.txt'))
    expect(modesOf(dataDir)).toEqual([' 755', ...closedFiles])
  })

  test('the secret command works beside it and prints only the secret; SIGINT ends it cleanly', async () => {
    const url = await urlOf(server)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const secret = await newSecret(dataDir)
    expect(secret).toMatch(/^[A-Za-z0-9_-]{36}$/)
    const check = async () => (await fetch(`${url}/api/v1/authentication/check_secret/${secret}/nfl`)).status
    expect(await check()).toBe(200)
    expect((await runHere(['secret', 'revoke', secret], { DATA_DIR: dataDir })).code).toBe(0)
    expect(await check()).toBe(401)
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(server.messages().slice(2)).toEqual([
      expect.stringMatching(/ listens on \S+, in production$/),
      expect.stringContaining('RETENTION_DAYS'),
      expect.stringMatching(/^SMTP_URL is not set: no mail/),
      'ending',
    ])
  })
})

test.each([
  ['OPERATORS_DIR', 'nowhere', 'OPERATORS_DIR must be a folder that can be read'],
  ['HOST', '999.1.1.1', 'HOST must be an address of this machine'],
])('%s of %s is refused in one line', async (name, value, line) => {
  expect(await refusal({ [name]: value })).toBe(`Bad setting: ${line}`)
})

test('a port in use is refused in one line', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => holder.once('listening', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await refusal({ PORT: String(port) })).toBe(`Port ${port} is in use: set PORT to another one`)
  holder.close()
})

test('an unreachable database is refused in one line', async () => {
  const line = 'The database cannot be opened (ECONNREFUSED): check DATABASE_URL'
  expect(await refusal({ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:9/none' })).toBe(line)
})

test('a package’s warning is a line of the log like any other: a DATABASE_URL whose TLS mode will change its meaning', async () => {
  const process = serve({ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:9/none?sslmode=require', DATA_DIR: folder })
  expect(await process.ended).toBe(1)
  expect(process.messages()).toEqual([expect.stringContaining('SSL modes'), expect.stringContaining('ECONNREFUSED')])
})

test('a fault that nothing catches ends the process with a line of the log that does not quote it', async () => {
  const fault = `setInterval(()=>{if(process.listenerCount('uncaughtException'))throw(new(RangeError)(['zq7','canary'].join('')))},20)`
  const process = serve({ DATA_DIR: join(folder, 'fault'), NODE_OPTIONS: `--import data:text/javascript,${fault}` })
  expect(await process.ended).toBe(1)
  expect(process.warnings()).toEqual([expect.objectContaining({ name: 'RangeError', stack: expect.stringContaining('at ') })])
  expect(process.err()).not.toContain('zq7canary')
})

test('a server that gets SIGTERM drains: it answers 503 on /readyz, plays on, finishes what was asked, and closes its port', async () => {
  const dataDir = join(folder, 'drained')
  const secret = await newSecret(dataDir)
  const process = serve({ DATA_DIR: dataDir, DRAIN_SECONDS: '2' })
  const url = await urlOf(process)
  const ready = await fetch(`${url}/readyz`)
  expect(ready.status).toBe(200)
  const uid = crypto.randomUUID()
  await post(`${url}/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
  for (const draw of drawsOf(uid, mixedStacks())) await post(`${url}/api/v1/game/store_card_selection`, draw)
  const analysing = post(`${url}/api/v1/results/results/${uid}`)
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  const played = await fetch(`${url}/api/v1/authentication/user_secret/${crypto.randomUUID()}/${secret}/nfl`, { method: 'POST' })
  expect(played.status).toBe(201)
  expect(played.headers.get('connection')).toBe('close')
  expect(await analysing).toBe(200)
  expect(await process.ended).toBe(0)
  expect(process.messages()).toEqual([expect.stringContaining('listens on'), expect.stringContaining('RETENTION_DAYS'), 'ending'])
  await expect(fetch(`${url}/readyz`)).rejects.toThrow()
})

test('a server with a full disk refuses draws and jobs as unavailable, logs it once, and loses nothing acknowledged', async () => {
  const dataDir = join(folder, 'full')
  const secret = await newSecret(dataDir)
  // No file may grow beyond 3,000 blocks of the shell, 1.5 or 3 MB: room for a few whole games.
  const cramped = startProcess('server/main.ts', [], { PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir }, '-f 3000')
  running.push(cramped)
  const url = await urlOf(cramped)
  const uids = Array.from({ length: 12 }, () => crypto.randomUUID())
  const complete: string[] = []
  let acknowledged = 0
  const statuses = new Set<number>()
  for (const uid of uids) {
    statuses.add(await post(`${url}/api/v1/authentication/user_secret/${uid}/${secret}/nfl`))
    for (const draw of drawsOf(uid, mixedStacks())) {
      const status = await post(`${url}/api/v1/game/store_card_selection`, draw)
      statuses.add(status)
      if (status !== 200) break
      acknowledged += 1
      if (draw.selection_id === cardsPerGame) complete.push(uid)
    }
  }
  expect(complete.length).toBeGreaterThan(0)
  for (const uid of complete) expect(await post(`${url}/api/v1/results/results/${uid}`)).toBe(503)
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'degraded' })
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('outage{part="disk"} 1')
  expect(cramped.warnings()).toMatchObject([{ part: 'disk', cause: expect.stringMatching(/^SQLITE_/), msg: 'outage began' }])
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 503]))
  expect(statuses).not.toContain(500)
  cramped.child.kill('SIGKILL')
  await cramped.ended
  const store = createStore(await openSqlite(join(dataDir, 'gamalyze.sqlite')))
  const stored = await Promise.all(uids.map((uid) => store.listDraws(uid)))
  expect(stored.flat()).toHaveLength(acknowledged)
  await store.close()
})

test('acknowledged draws survive kill -9, and the next start needs no repair', { timeout: 240_000 + kills * 20_000 }, async () => {
  const dataDir = join(folder, 'killed')
  const secret = await newSecret(dataDir)
  const uids = Array.from({ length: 4 }, () => crypto.randomUUID())
  const acknowledged = new Map(uids.map((uid) => [uid, 0]))
  for (let round = 1; round <= kills; round += 1) {
    const process = serve({ DATA_DIR: dataDir })
    const url = await urlOf(process)
    // Each player continues from the last acknowledged draw; the kill comes in the middle of draws.
    const playing = uids.map(async (uid) => {
      await post(`${url}/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
      for (const draw of drawsOf(uid, mixedStacks()).slice(acknowledged.get(uid))) {
        const status = await post(`${url}/api/v1/game/store_card_selection`, draw).catch(() => 0)
        if (status !== 200) return
        acknowledged.set(uid, draw.selection_id)
        if (draw.selection_id === Math.ceil((cardsPerGame * round) / (kills + 1))) process.child.kill('SIGKILL')
      }
    })
    await Promise.all(playing)
    expect(await process.ended).toBe('SIGKILL')
  }
  const restarted = await startTestServer({ DATA_DIR: dataDir })
  for (const [uid, turns] of acknowledged) {
    const draws = drawsOf(uid, mixedStacks())
    const sumOf = (count: number) => draws.slice(0, count).reduce((sum, { card_value }) => sum + card_value, 2000)
    const { score } = (await restarted.call('GET', `/api/v1/results/game_score/${uid}`)).body as { score: number }
    // A draw whose acknowledgement was cut off by the kill may be stored, but no acknowledged one is missing.
    expect([sumOf(turns), sumOf(turns + 1)]).toContain(score)
    expect(turns).toBeGreaterThan(0)
  }
  await restarted.close()
})
