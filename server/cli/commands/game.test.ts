import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { commandsIn, storeOf } from '../../testing/run-here.ts'
import { addGame, sampleDraws } from '../../testing/sample-draws.ts'

const env = { DATA_DIR: newFolder() }

test('the provider deletes a game by the reference that its partner kept, and the log says so without it', async () => {
  const store = await storeOf(env)
  const { uid } = await addGame(store)
  await store.addDraws(sampleDraws(uid, 2))
  const { reference } = (await store.findGame(uid)) ?? {}
  const remove = (...options: string[]) => commandsIn(env)('game', 'delete', `${reference}`, '--operator', ...options)
  expect(await remove('hc')).toMatchObject({ code: 1, err: expect.stringContaining('No live game of "hc" has that reference') })
  expect(await remove('nfl', '--test')).toMatchObject({ code: 1, err: expect.stringContaining('No test game of "nfl"') })
  expect(await store.findGame(uid)).toBeDefined()
  expect(await remove('nfl')).toMatchObject({ code: 0 })
  expect(await store.findGame(uid)).toBeUndefined()
  expect(await remove('nfl')).toMatchObject({ code: 1 })
  expect(await store.audit.list(5)).toMatchObject([
    { action: 'operator.game_deleted', actor: 'command line', operator: 'nfl', subject: 'live' },
  ])
  await store.close()
})
