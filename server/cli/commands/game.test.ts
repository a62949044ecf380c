import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSecret, hashSecret } from '../../keys/secrets.ts'
import { readConfig } from '../../process/config.ts'
import { openStore } from '../../store/open-store.ts'
import { sampleDraws } from '../../testing/sample-draws.ts'
import { runCommand } from '../main.ts'

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'game-')), LOG_LEVEL: 'silent' }
afterAll(() => rmSync(env.DATA_DIR, { recursive: true }))

test('the provider deletes a game by the reference that its partner kept, and the log says so without it', async () => {
  const store = await openStore(readConfig(env))
  const [secretHash, uid] = [hashSecret(createSecret()), randomUUID()]
  await store.addSecret({ hash: secretHash, operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  await store.registerGame({ uid, operator: 'nfl', secretHash, at: 1 })
  for (const draw of sampleDraws(uid, 2)) await store.addDraw(draw)
  const { reference } = (await store.findGame(uid)) ?? {}
  const remove = async (...options: string[]) => {
    const err: string[] = []
    const words = ['game', 'delete', `${reference}`, '--operator', ...options]
    const code = await runCommand(words, { out: () => {}, err: (line) => err.push(line), env })
    return [code, err.join()]
  }
  expect(await remove('hc')).toEqual([1, expect.stringContaining('No live game of "hc" has that reference')])
  expect(await remove('nfl', '--test')).toEqual([1, expect.stringContaining('No test game of "nfl"')])
  expect(await store.findGame(uid)).toBeDefined()
  expect((await remove('nfl'))[0]).toBe(0)
  expect(await store.findGame(uid)).toBeUndefined()
  expect((await remove('nfl'))[0]).toBe(1)
  expect(await store.audit.list(5)).toMatchObject([
    { action: 'operator.game_deleted', actor: 'command line', operator: 'nfl', subject: 'live' },
  ])
  await store.close()
})
