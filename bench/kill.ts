// kill -9 at random moments under load, repeatedly on the same data: no acknowledged draw may be lost, none stored twice.
// node bench/kill.ts [cycles] [sqlite | postgres]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type StackType, stackTypes } from '../contract/constants.ts'
import { createSecret, hashSecret } from '../server/security/secrets.ts'
import { createStore } from '../server/store/create-store.ts'
import { openPostgres } from '../server/store/postgres/open-postgres.ts'
import { openSqlite } from '../server/store/sqlite/open-sqlite.ts'
import { startTestPostgres } from '../server/testing/test-postgres.ts'
import { startProcess } from '../server/testing/test-process.ts'
import { drawsOf } from '../server/testing/test-server.ts'
import { openClient } from './server/player.ts'

const cycles = Number(process.argv[2] ?? 200)
const engine = process.argv[3] ?? 'sqlite'
const players = 16

const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-kill-'))
const postgres = engine === 'postgres' ? await startTestPostgres() : undefined
const url = await postgres?.newDatabase()
const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...(url ? { DATABASE_URL: url } : {}) }
const open = async () => createStore(url ? await openPostgres({ url, pool: 2 }) : await openSqlite(join(dataDir, 'gamalyze.sqlite')))

const secret = createSecret()
const store = await open()
await store.addSecret({ hash: hashSecret(secret), operator: 'nfl', test: false, createdAt: Date.now(), revokedAt: null })
await store.close()

type Game = {
  uid: string
  draws: ReturnType<typeof drawsOf>
  /** Last turn that was acknowledged */
  acknowledged: number
}
const newGame = (): Game => {
  const uid = crypto.randomUUID()
  const stacks = Array.from({ length: 80 }, () => stackTypes[Math.floor(Math.random() * 4)] as StackType)
  return { uid, draws: drawsOf(uid, stacks, Math.floor(Math.random() * 9)), acknowledged: 0 }
}
const games: Game[] = []
const current = Array.from({ length: players }, newGame)
games.push(...current)
let acknowledged = 0

for (let cycle = 1; cycle <= cycles; cycle += 1) {
  const server = startProcess('server/main.ts', [], settings)
  const [address = ''] = await server.says(/http:\/\/\S+/)
  const client = openClient(address, players)
  const playing = current.map(async (_game, seat) => {
    for (;;) {
      let game = current[seat] as Game
      if (game.acknowledged === 80) {
        game = newGame()
        current[seat] = game
        games.push(game)
      }
      const registered = await client.send('POST', `/api/v1/authentication/user_secret/${game.uid}/${secret}/nfl`).catch(() => 0)
      if (registered === 0) return
      // The last acknowledged draw is sent again, as by an app that lost the response.
      for (const draw of game.draws.slice(Math.max(0, game.acknowledged - 1))) {
        const status = await client.send('POST', '/api/v1/game/store_card_selection', draw).catch(() => 0)
        if (status === 0) return
        if (status !== 200) throw new Error(`draw ${draw.selection_id} got ${status}`)
        if (draw.selection_id > game.acknowledged) acknowledged += 1
        game.acknowledged = draw.selection_id
      }
    }
  })
  await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 400))
  server.child.kill('SIGKILL')
  await Promise.all(playing)
  await server.ended
  client.close()
}

const after = await open()
let lost = 0
let doubled = 0
for (const { uid, draws, acknowledged: turns } of games) {
  const stored = await after.listDraws(uid)
  lost += Math.max(0, turns - stored.length)
  if (!isDeepStrictEqual(stored, draws.slice(0, stored.length))) doubled += 1
}
await after.close()
console.log(
  `${engine}: ${cycles} kills, ${games.length} games, ${acknowledged} acknowledged draws, ${lost} lost, ${doubled} games that differ`,
)
await postgres?.close()
rmSync(dataDir, { recursive: true, force: true })
if (lost || doubled) process.exitCode = 1
