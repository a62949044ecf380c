// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { v4 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardValue } from '../../server/analysis/decks.ts'
import { agree, knownPlayer } from '../../server/testing/known-player.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { textVersionOf } from '../../server/testing/text-version.ts'
import { SessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../session/test-storage.ts'
import { createStore } from '../store.ts'
import { setApiBase } from './connection.ts'
import { Outbox } from './outbox.ts'
import { createResults, getResults, sendEmail } from './result-calls.ts'

const minute = 60_000
const hour = 60 * minute
let ahead = 0
let server: TestServer
let key = ''
beforeAll(async () => {
  server = await startTestServer({}, { clock: () => Date.now() + ahead })
  setApiBase(server.url)
  key = await server.newKey('nfl')
})
afterAll(() => server.close())

const newSecret = async (externalId: string) => {
  const { body } = await server.call('POST', '/api/v1/partner/sessions', { externalId }, { authorization: `Bearer ${key}` })
  return (body as { secret: string }).secret
}
/** A player whose page asks the partner's server for another secret; stand-alone there is nobody to ask. */
const open = async ({ standAlone = false } = {}) => {
  const externalId = randomUUID()
  const store = new SessionStore({ random: Math.random, newUid: v4, cardColors: testColours }, new TestStorage(), 'own')
  store.update({ operator: 'nfl', secret: await newSecret(externalId), authorized: true })
  const asked = { count: 0 }
  const outbox = new Outbox(store, createStore(false), async () => {}, {
    renewSecret: async () => {
      asked.count += 1
      return standAlone ? null : newSecret(externalId)
    },
    userIdRefused: () => {},
  })
  outbox.open()
  const draw = (deck: number) => {
    const { journal, stack_types, reward_structure_id } = store.get()
    const turn = journal.entries.filter((entry) => entry.kind === 'draw' && entry.deck === deck).length
    const value = cardValue(reward_structure_id, stack_types[deck] ?? 'a', turn)
    store.keep([...journal.entries, { kind: 'draw', deck, value, reactionTime: 700, time: 1_767_225_600_000 + journal.entries.length }])
  }
  const settled = () =>
    expect
      .poll(() => [store.get().registered, store.get().journal.entries.length - store.get().journal.sent, outbox.get().status])
      .toEqual([true, 0, 'idle'])
  return { store, outbox, asked, draw, settled }
}

test('ruling 25: the partner is asked for a secret once, for a new game after 30 minutes', async () => {
  const { store, asked, settled } = await open()
  await settled()
  const first = store.get().secret
  ahead += 31 * minute
  store.reset()
  await settled()
  expect(asked.count).toBe(1)
  expect(store.get().secret).not.toBe(first)
})

test('ruling 25: after 24 hours draws, result and mail go on with a secret that is asked for once', async () => {
  const { store, outbox, asked, draw, settled } = await open()
  for (let turn = 0; turn < 40; turn++) draw(turn % 4)
  await settled()
  ahead += 25 * hour
  for (let turn = 40; turn < 80; turn++) draw(turn % 4)
  await settled()
  expect(asked.count).toBe(1)
  const { uid } = store.get()
  ahead += 25 * hour
  while ((await outbox.withAccess(() => createResults(uid))).status === 'waiting');
  expect(asked.count).toBe(2)
  expect((await getResults(uid)).risk_score).toBeGreaterThanOrEqual(0)
  ahead += 25 * hour
  const mail = outbox.withAccess(() => sendEmail(uid, 'sam@example.com', store.get().secret ?? '', 'eng', null, v4()))
  // With guess and advice missing there is nothing to send yet; that is said, and not that access has ended.
  await expect(mail).rejects.toMatchObject({ code: 'not_complete' })
  expect(asked.count).toBe(3)
})

test('ruling 36: a view is mailed although its secret is over, and the partner is not asked for another', async () => {
  const { store, outbox, asked } = await open()
  const player = knownPlayer(server, 'nfl', key)
  await agree(server, (await player.play()).uid, { open: true, text_version: await textVersionOf(server.url, 'nfl') })
  const secret = await player.newSession()
  const uid = await player.open(secret)
  store.update({ uid, view: true, registered: true, secret })
  ahead += 23 * hour
  const mail = (secret: string | null) => outbox.withAccess(() => sendEmail(uid, 'sam@example.com', secret, 'eng', null, v4()))
  // This server has nowhere to send it.
  for (const given of [secret, null]) await expect(mail(given)).rejects.toMatchObject({ code: 'mail_failed' })
  expect(asked.count).toBe(0)
})

test('ruling 25: stand-alone the access has ended, for a new game after 30 minutes', async () => {
  const { store, outbox, asked, settled } = await open({ standAlone: true })
  await settled()
  ahead += 31 * minute
  store.reset()
  await expect.poll(() => outbox.get()).toEqual({ status: 'refused', code: 'ended' })
  expect(asked.count).toBe(1)
})

test('ruling 25: an eleventh game begins with another secret', async () => {
  const { store, asked, settled } = await open()
  for (let game = 1; game <= 11; game++) {
    await settled()
    if (game < 11) store.reset()
  }
  expect(asked.count).toBe(1)
})
