// RETENTION_DAYS on both engines: old and young games side by side, while the process that removes the old ones is killed again and again. In the end no
// old game is left and no young one has lost a draw.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSecret, hashSecret } from '../../server/keys/secrets.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import type { Store } from '../../server/store/store.ts'
import { passTime } from '../../server/testing/pass-time.ts'
import { startProcess } from '../../server/testing/test-process.ts'
import { drawsOf, mixedStacks } from '../../server/testing/test-server.ts'
import { onBothEngines } from './both-engines.ts'
import { must, same } from './must.ts'
import { persist } from './persist.ts'

const games = Number(process.env.RETENTION_GAMES ?? 400)
const kills = Number(process.env.RETENTION_KILLS ?? 5)
const day = 24 * 3600 * 1000
const days = 30

const addGames = async (store: Store, at: number): Promise<string[]> => {
  const secretHash = hashSecret(createSecret())
  await store.addSecret({ hash: secretHash, operator: 'nfl', test: false, createdAt: at, revokedAt: null })
  const uids: string[] = []
  // Fewer at once than there are connections
  for (let rest = games; rest > 0; rest -= 8)
    await Promise.all(
      Array.from({ length: Math.min(8, rest) }, async () => {
        const uid = randomUUID()
        await persist(() => store.registerGame({ uid, operator: 'nfl', secretHash, at }))
        for (const draw of drawsOf(uid, mixedStacks())) await persist(() => store.addDraw(draw))
        uids.push(uid)
      }),
    )
  return uids
}
const left = async (store: Store, uids: string[]): Promise<string[]> => {
  const remainingUids = await Promise.all(uids.map(async (uid) => ((await store.findGame(uid)) ? [uid] : [])))
  return remainingUids.flat()
}

const drill = async (name: string, settings: Record<string, string>): Promise<void> => {
  const config = readConfig({ ...settings, PORT: '0', WORKERS: '1', LOG_LEVEL: 'silent' })
  const store = await openStore(config)
  const old = await addGames(store, Date.now() - (days + 10) * day)
  const young = await addGames(store, Date.now() - (days - 1) * day)

  await passTime(store, Date.now())
  for (let kill = 0; kill < kills; kill += 1) {
    const process = startProcess('server/main.ts', [], { ...settings, PORT: '0', RETENTION_DAYS: String(days) })
    const before = (await left(store, old)).length
    while (before > 0 && (await left(store, old)).length === before) await sleep(20)
    process.child.kill('SIGKILL')
    await process.ended
    console.log(`  ${(await left(store, old)).length} old games are left after kill ${kill + 1}`)
  }
  const last = startProcess('server/main.ts', [], { ...settings, PORT: '0', RETENTION_DAYS: String(days) })
  await last.says(/listens on/)
  while ((await left(store, old)).length > 0) await sleep(100)
  must(last.warnings().length === 0, `${name}: every old game is removed, without a warning`)
  // The log of SQLite is emptied a second after a deletion.
  await sleep(2000)
  last.child.kill('SIGTERM')
  same(await last.ended, 0, `${name}: the process ends as ever`)
  const draws = await Promise.all(young.map(async (uid) => (await store.listDraws(uid)).length))
  same(new Set(draws), new Set([80]), `${name}: every young game has its 80 draws`)
  await store.close()
  if (settings.DATABASE_URL) return
  const file = readFileSync(join(settings.DATA_DIR ?? '', 'gamalyze.sqlite'), 'latin1')
  const traces = old.filter((uid) => file.includes(uid))
  console.log(`  ${traces.length} ids of removed games are still in the file before its hourly rewriting`)
}

await onBothEngines(drill)
