import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Session } from '../../contract/partner-calls.ts'
import { callerOf } from '../testing/call-server.ts'
import { newFolder } from '../testing/new-folder.ts'
import { runHere } from '../testing/run-here.ts'
import { startProcess } from '../testing/test-process.ts'
import { mixedStacks, startTestServer } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('a backup taken with pending jobs, consents and webhooks is restored, repeating and losing none', async () => {
  const folder = newFolder(onTestFinished)
  const settings = { DATA_DIR: join(folder, 'first'), WORKERS: '1' }
  const receiver = await startReceiver()
  ends.push(receiver.close)
  // It accepts requests and never answers.
  receiver.state.answer = () => {}
  const command = async (...args: string[]) => {
    const { code, out, err } = await runHere(args, settings)
    expect({ code, err }).toMatchObject({ code: 0 })
    return out
  }
  const key = await command('key', 'create', '--operator', 'nfl')
  const server = startProcess('server/main.ts', [], { PORT: '0', LOG_LEVEL: 'warn', ...settings })
  ends.push(() => server.child.kill('SIGKILL'))
  const [url = ''] = await server.says(/http:\/\/[\w.:]+/)
  const { call, play } = callerOf(url)
  const results = '/api/v1/results'
  const newGame = async () => {
    const authorization = `Bearer ${key}`
    const { body } = await call('POST', '/api/v1/partner/sessions', { externalId: randomUUID() }, { authorization })
    const uid = randomUUID()
    const { headers } = await call('POST', `/api/v1/authentication/user_secret/${uid}/${(body as Session).secret}/nfl`)
    await play(uid, mixedStacks())
    return { uid, reference: headers.get('gamalyze-reference') ?? '' }
  }
  const text_version = await textVersionOf(url, 'nfl')
  const agree = (uid: string) => call('PUT', `${results}/consent/${uid}`, { open: true, share: false, text_version })

  const analysed = await newGame()
  while ((await call('POST', `${results}/results/${analysed.uid}`)).status === 202);
  const waiting = await Promise.all(Array.from({ length: 5 }, newGame))
  // Only now, as after a first attempt that times out the next event waits no longer: every delivery is in progress when the backup is taken.
  await command('webhook', 'add', '--operator', 'nfl', '--url', receiver.url)
  await command('webhook', 'replay', '1', '--since', '2000-01-01')
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
  // Queued analyses, a player's consent and the deliveries: all at once, concurrently with the backup.
  const asked = waiting.map(({ uid }) => call('POST', `${results}/results/${uid}`).catch(() => undefined))
  expect((await agree(analysed.uid)).status).toBe(200)
  const file = join(folder, 'backup.sqlite')
  await command('backup', '--to', file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  server.child.kill('SIGKILL')
  await server.ended
  await Promise.all(asked)
  receiver.received.splice(0)
  receiver.drop()
  receiver.state.answer = (reply) => reply.writeHead(204).end()

  const restored = join(folder, 'restored')
  mkdirSync(restored, { mode: 0o700 })
  renameSync(file, join(restored, 'gamalyze.sqlite'))
  copyFileSync(join(settings.DATA_DIR, 'id.key'), join(restored, 'id.key'))
  // Leases of the first server expire after a minute.
  const restarted = await startTestServer({ DATA_DIR: restored }, { clock: () => Date.now() + 120_000 })
  ends.push(restarted.close)
  const get = (path: string) => restarted.call('GET', `${results}/${path}`)
  expect((await get(`consent/${analysed.uid}`)).body).toMatchObject({ open: true, text_version })
  for (const { uid } of waiting) {
    let reply = await restarted.call('POST', `${results}/results/${uid}`)
    while (reply.status === 202) reply = await restarted.call('POST', `${results}/results/${uid}`)
    expect(reply.status).toBe(200)
  }
  const sequencesOf = (game: string) => receiver.received.filter(({ reference }) => reference === game).map(({ sequence }) => sequence)
  for (const { reference } of [analysed, ...waiting]) await expect.poll(() => sequencesOf(reference)).toEqual([1, 2, 3])
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(receiver.received.length)
})
