// The cost of a draw with 10 and 100 times as many games in the SQLite file: CPU time of the store alone.
// node bench/growth.ts [games at the start]
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CardSelection } from '../contract/game.ts'
import { createStore } from '../server/store/create-store.ts'
import { openSqlite } from '../server/store/sqlite/open-sqlite.ts'
import type { Store } from '../server/store/store.ts'
import { drawsOf, mixedStacks } from '../server/testing/test-server.ts'

const start = Number(process.argv[2] ?? 200)
const together = 200
const measured = 400

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-growth-'))
const file = join(folder, 'games.sqlite')
const store = createStore(await openSqlite(file))
await store.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: 1, revokedAt: null })

/** Plays whole games, many concurrently; returns µs of CPU per draw. */
const play = async (into: Store, games: number): Promise<number> => {
  let cpu = 0
  for (let done = 0; done < games; done += together) {
    const batch = Array.from({ length: Math.min(together, games - done) }, () => drawsOf(randomUUID(), mixedStacks()))
    await Promise.all(batch.map(([draw]) => into.registerGame({ uid: draw?.id ?? '', operator: 'nfl', secretHash: 'h', at: 1 })))
    const before = process.cpuUsage()
    for (let turn = 0; turn < 80; turn += 1) await Promise.all(batch.map((draws) => into.addDraw(draws[turn] as CardSelection)))
    const { user, system } = process.cpuUsage(before)
    cpu += user + system
  }
  return cpu / (games * 80)
}

await play(store, start)
let stored = start
const first = await play(store, measured)
for (const factor of [1, 10, 100]) {
  const missing = start * factor - stored
  if (missing > 0) await play(store, missing)
  stored = Math.max(stored, start * factor)
  const cost = factor === 1 ? first : await play(store, measured)
  stored += measured
  const size = statSync(file).size / 2 ** 20
  console.log(
    `${String(stored).padStart(7)} games, ${size.toFixed(0).padStart(5)} MB: ${cost.toFixed(1)} µs per draw, ${((cost / first) * 100).toFixed(0)} %`,
  )
}
await store.close()
rmSync(folder, { recursive: true, force: true })
