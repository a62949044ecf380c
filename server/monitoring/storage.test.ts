import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { hour } from '../process/time.ts'
import { openStore } from '../store/open-store.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { startTestServer, testIdKey } from '../testing/test-server.ts'
import { watchStorage } from './storage.ts'

const names = 'disk_free_bytes|database_bytes|oldest_game_age_seconds|retention_seconds|backup_age_seconds'

/** A server and what it says of these metrics, as numbers. */
const start = async (settings: Record<string, string>) => {
  const server = await startTestServer(settings)
  onTestFinished(server.close)
  const read = async (): Promise<Record<string, number>> => {
    const text = String((await server.call('GET', '/metrics')).body)
    const found = [...text.matchAll(new RegExp(`^((?:${names}).*) (\\S+)$`, 'gm'))]
    return Object.fromEntries(found.map(([, series = '', value]) => [series, Number(`${value}`.replace('Inf', 'Infinity'))]))
  }
  return { server, read }
}

test('free space, the sizes of a SQLite file and its log, and the ages of games and backups are measured when they are read', async () => {
  const backups = newFolder(onTestFinished)
  const { server, read } = await start({ BACKUP_DIR: backups, RETENTION_DAYS: '30' })
  await expect.poll(async () => Object.keys(await read()).length).toBe(7)
  expect(await read()).toMatchObject({ oldest_game_age_seconds: 0, retention_seconds: 30 * 86_400 })
  await server.newGame()
  const old = join(backups, 'old.dump')
  writeFileSync(old, '')
  const future = new Date(Date.now() + 2 * hour)
  utimesSync(old, future, future)
  const { 'disk_free_bytes{folder="data"}': data, 'disk_free_bytes{folder="backups"}': free, ...more } = await read()
  expect([data, free].every((bytes = 0) => bytes > 1e6)).toBe(true)
  expect(more['database_bytes{part="data"}']).toBeGreaterThan(100_000)
  expect(more['database_bytes{part="log"}']).toBeGreaterThan(0)
  expect(more.oldest_game_age_seconds).toBeGreaterThan(0)
  expect(more.backup_age_seconds).toBeLessThan(-3600)
})

test('of PostgreSQL the size is measured; what its server cannot tell while it is away is left out', async () => {
  const DATABASE_URL = await newDatabase()
  const { read } = await start({ DATABASE_URL })
  const { 'database_bytes{part="data"}': bytes, ...more } = await read()
  expect(bytes).toBeGreaterThan(1e6)
  expect(more).toEqual({ oldest_game_age_seconds: 0, retention_seconds: Number.POSITIVE_INFINITY })
  const config = readConfig({ DATABASE_URL, ID_KEY: testIdKey, DATA_DIR: newFolder(onTestFinished) })
  const store = await openStore(config)
  await store.close()
  const registry = new Registry()
  watchStorage(registry, { config, clock: Date.now, store })
  expect((await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
    `retention_seconds ${730 * 86_400}`,
  ])
})
