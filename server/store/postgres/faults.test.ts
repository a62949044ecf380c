import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import { sampleDraws } from '../../testing/sample-draws.ts'
import { startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts'
import { createStore } from '../create-store.ts'
import { openPostgres } from './open-postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
})
afterAll(() => postgres?.close())

test('while PostgreSQL is away writes, reads and jobs are refused as unavailable; afterwards all goes on where it was', async () => {
  const connection = await openPostgres({ url: await postgres.newDatabase(), pool: 2 })
  const store = createStore(connection)
  const jobs = await connection.openJobs({ clock: Date.now, report: () => {} })
  const job = { kind: 'analysis', key: 'k', network: '', data: {} } as const
  await store.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  const uid = randomUUID()
  await store.registerGame({ uid, operator: 'nfl', secretHash: 'h', at: 1 })
  const draws = sampleDraws(uid, 4)
  for (const draw of draws.slice(0, 2)) await store.addDraw(draw)
  await postgres.stop()
  const unavailable = expect.objectContaining({ code: 'unavailable' })
  await expect(store.addDraw(draws[2] as CardSelection)).rejects.toEqual(unavailable)
  await expect(store.listDraws(uid)).rejects.toEqual(unavailable)
  await expect(store.ping()).rejects.toEqual(unavailable)
  await expect(store.addJob(job)).rejects.toEqual(unavailable)
  await expect(jobs.place('analysis', 'k')).rejects.toEqual(unavailable)
  await expect(jobs.take('analysis')).rejects.toEqual(unavailable)
  await postgres.start()
  expect(await store.addDraw(draws[1] as CardSelection)).toBe(2)
  expect(await store.addDraw(draws[2] as CardSelection)).toBe(3)
  expect(await store.addDraw(draws[3] as CardSelection)).toBe(4)
  expect(await store.listDraws(uid)).toEqual(draws)
  expect(await store.addJob(job)).toBe(true)
  expect(await jobs.take('analysis')).toMatchObject({ key: 'k' })
  await jobs.close()
  await store.close()
})

test('processes that start at once migrate and open the queue one after the other', async () => {
  const url = await postgres.newDatabase()
  const connections = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url, pool: 1 })))
  for (const connection of connections) {
    await createStore(connection).ping()
  }
  const lines = await Promise.all(connections.map(({ openJobs }) => openJobs({ clock: Date.now, report: () => {} })))
  for (const [index, { engine }] of connections.entries()) {
    expect(await lines[index]?.counts('analysis')).toEqual({ waiting: 0, active: 0, failed: 0 })
    await lines[index]?.close()
    await engine.close()
  }
})
