// Rolling restarts under load on PostgreSQL, from an earlier version to this one, process by process, and back: no acknowledged draw is lost,
// and every completed game is analysed. node bench/rolling.ts <folder or commit of the earlier version> [seconds between two restarts] [players]
import { isDeepStrictEqual } from 'node:util'
import { createStore } from '../server/store/create-store.ts'
import { openPostgres } from '../server/store/postgres/open-postgres.ts'
import { drawsOf, mixedStacks } from '../server/testing/test-server.ts'
import type { Reply } from './campaign/client.ts'
import { earlierVersion } from './campaign/earlier.ts'
import { networkOf } from './campaign/prepare.ts'
import { startInstallation } from './campaign/servers.ts'

const [folder = '', pause = '10', players = '8'] = process.argv.slice(2)
const earlier = earlierVersion(folder)
const now = new URL('./server/', import.meta.url)
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const installation = await startInstallation({ engine: 'postgres', processes: 2, folder: earlier })
const { secret, databaseUrl = '' } = installation
const games: { uid: string; draws: ReturnType<typeof drawsOf>; acknowledged: number; analysed: boolean }[] = []
let over = false
let repeated = 0

/** Retries, as the app does, while a process is stopping or the queue is full. */
const persist = async (player: number, method: string, path: string, body?: object): Promise<Reply> => {
  for (;;) {
    const reply = await installation.ask(method, path, networkOf(player), body).catch(() => undefined)
    if (reply && reply.status < 500 && reply.status !== 202) return reply
    repeated += 1
    await sleep((reply?.retryAfter || 0.3) * 1000)
  }
}
const play = async (player: number): Promise<void> => {
  while (!over) {
    const uid = crypto.randomUUID()
    const game = { uid, draws: drawsOf(uid, mixedStacks(), player % 9), acknowledged: 0, analysed: false }
    games.push(game)
    await persist(player, 'POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
    for (const draw of game.draws) {
      const { status, body } = await persist(player, 'POST', '/api/v1/game/store_card_selection', draw)
      if (status !== 200) throw new Error(`draw ${draw.selection_id} got ${status} ${body}`)
      game.acknowledged = draw.selection_id
    }
    const { status, body } = await persist(player, 'POST', `/api/v1/results/results/${uid}`)
    if (status !== 200) throw new Error(`the analysis got ${status} ${body}`)
    game.analysed = true
  }
}

const playing = Array.from({ length: Number(players) }, (_, player) => play(player + 1))
for (const [direction, version] of [
  ['forwards', now],
  ['back', earlier],
  ['forwards again', now],
] as const) {
  for (const index of [0, 1]) {
    await sleep(Number(pause) * 1000)
    await installation.replace(index, 'SIGTERM', version)
    console.log(`${direction}: process ${index + 1} of 2`)
  }
}
await sleep(Number(pause) * 1000)
over = true
await Promise.all(playing)
const store = createStore(await openPostgres({ url: databaseUrl, pool: 4 }))
let lost = 0
let without = 0
for (const { uid, draws, acknowledged, analysed } of games) {
  if (!isDeepStrictEqual(await store.listDraws(uid), draws.slice(0, acknowledged))) lost += 1
  if (analysed && !(await store.findAnalysis(uid))) without += 1
}
await store.close()
await installation.close()
console.log(`${games.length} games, ${repeated} calls retried: ${lost} games differ, ${without} analyses lost`)
process.exit(lost + without > 0 ? 1 : 0)
