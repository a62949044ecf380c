import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CardSelection } from '../../contract/game.ts'
import { newSqliteFile } from '../testing/empty-database.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { sampleDraws } from '../testing/sample-draws.ts'
import { analysis } from '../testing/store-contract/samples.ts'
import { copyDatabase } from './copy.ts'
import type { GameRecord } from './games.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { createStore } from './store.ts'

const folder = newFolder()

test('everything goes from SQLite to PostgreSQL and back with the same checksums, and games go on there', async () => {
  const sqlite = await openSqlite(await newSqliteFile(join(folder, 'one.sqlite')))
  const other = await openPostgres({ url: await newDatabase(), pool: 2 })
  const back = await openSqlite(await newSqliteFile(join(folder, 'two.sqlite')))
  const before = createStore(sqlite)
  const at = 1_767_225_600_000
  await before.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: at, revokedAt: null })
  const uids = Array.from({ length: 3 }, () => randomUUID())
  for (const uid of uids) {
    await before.registerGame({ uid, operator: 'nfl', secretHash: 'h', externalHash: uid, at })
    for (const draw of sampleDraws(uid, 10)) await before.addDraw({ ...draw, reaction_time: 512.123456789 })
    await before.addPopupAnswer({ id: uid, time: at, popup_message: 'halfway', popup_answer: 'continue' })
  }
  const { id: gameId } = (await before.findGame(uids[0] ?? '')) as GameRecord
  await before.keys.add({ hash: 'k', operator: 'nfl', name: 'shop', test: false, createdAt: at })
  await before.keys.addSession({ hash: 's', keyHash: 'k', sessionId: 'id', createdAt: at, opensUntil: at + 60 })
  await before.addAnalysis(uids[0] ?? '', analysis, at)
  await before.consents.give(gameId, { open: true, share: true, textVersion: 'v1', what: ['score'], at, by: 'game' })
  await before.views.open({
    world: { operator: 'nfl', test: false },
    externalHash: uids[0] ?? '',
    by: { session: true, folderUserIds: 'sessions' },
    newest: true,
    secretHash: 'h',
    at,
  })
  await before.audit.add({ at, actor: 'a', action: 'b', operator: 'nfl', subject: 'c' })
  await before.webhooks.add({ operator: 'nfl', test: false, url: 'https://a.example', secret: 'whsec_1', createdAt: at })
  await before.operatorSettings.setState('hc', 'paused', at)
  await before.eventStreams.publish({ operator: 'nfl', test: false })
  await before.removeExternal({ operator: 'nfl', test: false }, uids[2] ?? '', at)

  const sums: Record<string, string>[] = []
  for (const [from, to] of [
    [sqlite, other],
    [other, back],
  ] as const) {
    const sum: Record<string, string> = {}
    await copyDatabase(from, to, ({ table, checksum }) => {
      sum[table] = checksum
    })
    sums.push(sum)
  }
  expect(sums[0]).toEqual(sums[1])

  const after = createStore(other)
  expect(await after.listDraws(uids[0] ?? '')).toEqual(await before.listDraws(uids[0] ?? ''))
  expect(await after.addDraw(sampleDraws(uids[0] ?? '', 11)[10] as CardSelection)).toBe(11)
  expect(await after.registerGame({ uid: randomUUID(), operator: 'nfl', secretHash: 'h', at })).toBe('registered')
  // Restored, consents and pending webhooks continue: nothing is lost, and no id changes.
  expect(await after.consents.find(gameId)).toMatchObject({ open: true })
  const [endpoint] = await after.webhooks.list('nfl')
  await after.eventStreams.publish({ operator: 'nfl', test: false })
  const due = await after.webhooks.claim(endpoint?.id ?? 0, at, at + 60, 9)
  expect(due).toMatchObject([{ type: 'user.deleted', messageId: expect.stringMatching(/^msg_[0-9a-f]{30}$/) }])
  expect(await after.keys.addSession({ hash: 's2', keyHash: 'k', sessionId: 'x', createdAt: at, opensUntil: at })).toBe(true)
  await expect(copyDatabase(sqlite, other, () => {})).rejects.toMatchObject({ code: 'conflict' })
  for (const { engine } of [sqlite, other, back]) await engine.close()
})
