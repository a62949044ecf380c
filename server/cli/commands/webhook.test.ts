import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { type ReceivedWebhook, startReceiver } from '../../testing/webhook-receiver.ts'
import { runCommand } from '../main.ts'

const dataDir = newFolder()
const server = await startTestServer({ DATA_DIR: dataDir })
const receiver = await startReceiver()
afterAll(async () => {
  receiver.close()
  await server.close()
})
/** What stands on the standard input of a command. */
let typed = ''
/** Runs a command beside the running server, as its administrator would. */
const command = async (...args: string[]) => {
  const [out, err]: string[][] = [[], []]
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir }
  const read = async () => typed
  const code = await runCommand(args, { out: (line) => out?.push(line), err: (line) => err?.push(line), env, read })
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' }
}
const accepts = (secret: string, { body, headers }: ReceivedWebhook) => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
const eventually = (check: () => unknown) => expect.poll(check)

test('an endpoint’s life cycle: added, tested, replayed under the same ids, rotated while both secrets sign, disabled', async () => {
  const { code, out: secret } = await command('webhook', 'add', '--operator', 'nfl', '--url', receiver.url, '--events', 'game.started')
  expect({ code, secret }).toEqual({ code: 0, secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]+=*$/) })
  const listing = await command('webhook', 'list', '--json')
  expect(JSON.parse(listing.out)).toMatchObject({ operator: 'nfl', events: ['game.started'], disabled: false })
  expect(listing.out).not.toContain(secret)

  expect(await command('webhook', 'test', '1')).toMatchObject({ code: 0, out: '204' })
  receiver.state.answer = (reply) => reply.writeHead(500).end()
  expect(await command('webhook', 'test', '1', '--json')).toMatchObject({ code: 1, out: '{"id":1,"status":500,"error":null}' })
  expect(receiver.received.splice(0).map((each) => accepts(secret, each))).toEqual([true, true])

  receiver.state.answer = (reply) => reply.writeHead(204).end()
  const since = new Date().toISOString()
  const uid = await server.newGame()
  await server.play(uid, ['a'])
  await eventually(() => receiver.received.map(({ type }) => type)).toEqual(['game.started'])
  await eventually(async () => JSON.parse((await command('webhook', 'list', '--json')).out).deliveries.delivered).toBe(1)
  expect(await command('webhook', 'replay', '1', '--since', since)).toMatchObject({ code: 0, out: '1' })
  await eventually(() => receiver.received.length).toBe(2)
  expect(new Set(receiver.received.splice(0).map(({ id }) => id)).size).toBe(1)
  for (const wrong of ['yesterday', '1', '22 November 2026'])
    expect((await command('webhook', 'replay', '1', '--since', wrong)).code).toBe(1)
  await eventually(async () => (await command('webhook', 'list')).out).toContain('1 delivered, 0 waiting, 0 failed  newest: 204')

  const { out: next } = await command('webhook', 'rotate', '1')
  await command('webhook', 'test', '1')
  const [event] = receiver.received.splice(0)
  expect(event && [secret, next, `whsec_${'A'.repeat(32)}`].map((each) => accepts(each, event))).toEqual([true, true, false])

  expect(await command('webhook', 'disable', '1', '--json')).toMatchObject({ code: 0, out: '{"id":1,"disabled":true}' })
  expect(await command('webhook', 'replay', '1', '--since', since)).toMatchObject({ code: 1, out: '' })
  receiver.state.answer = (reply) => reply.writeHead(301, { location: 'https://www.shop.example/hook' }).end()
  expect(await command('webhook', 'test', '1')).toEqual({
    code: 1,
    out: '301',
    err: expect.stringMatching(
      /^Database: .+\nIt redirects to https:\/\/www\.shop\.example\/hook; enter that address\.\nhttp.*\/docs\/webhooks$/,
    ),
  })
  expect(await command('webhook', 'remove', '1', '--json')).toMatchObject({ code: 0, out: '{"id":1,"removed":true}' })
  expect(await command('webhook', 'list')).toMatchObject({ code: 0, out: '' })
  expect(await command('webhook', 'remove', '1')).toMatchObject({ code: 1, out: '' })
  const actions = (await command('audit')).out.split('\n').map((line) => line.split('  ')[2])
  expect(actions).toEqual(['removed', 'disabled', 'rotated', 'replayed', 'added'].map((action) => `webhook.${action}`))
})

test.each([
  ['--url', 'http://10.0.0.1/x'],
  ['--url', 'not a url'],
  ['--url', 'https://hooks.example/x', '--events', 'game.lost'],
])('webhook add %s %s … exits with 1 and adds nothing', async (...args) => {
  expect(await command('webhook', 'add', '--operator', 'nfl', ...args)).toMatchObject({ code: 1, out: '' })
})

test('ruling 59: an endpoint may not be on this machine where NODE_ENV says nothing, as for the server, but in a demo’s folder', async () => {
  const add = (url: string, settings: Record<string, string> = {}) =>
    runCommand(['webhook', 'add', '--operator', 'hc', '--url', url], { out() {}, err() {}, env: { DATA_DIR: dataDir, ...settings } })
  for (const url of ['https://localhost/x', 'http://127.0.0.1:9/x', 'http://[::1]/x']) expect(await add(url)).toBe(1)
  expect(await add('https://localhost/x', { NODE_ENV: 'test' })).toBe(0)
  writeFileSync(join(dataDir, 'demo.json'), '{}')
  expect(await add('http://127.0.0.1:9/x')).toBe(0)
  expect(await add('http://127.0.0.1:9/x', { DATABASE_URL: 'postgres://db.example/g' })).toBe(1)
  rmSync(join(dataDir, 'demo.json'))
})

test('a key’s name must be a single line', async () => {
  expect(await command('key', 'create', '--operator', 'nfl', '--name', 'two\nlines')).toMatchObject({ code: 1, out: '' })
})

test('revoking a server key by command takes effect at once in the running server', async () => {
  const { out: key } = await command('key', 'create', '--operator', 'nfl', '--name', 'shop')
  expect(key).toMatch(/^sk_[A-Za-z0-9_-]{43}$/)
  const ask = () => server.call('GET', `/api/v1/partner/users/${randomUUID()}`, undefined, { authorization: `Bearer ${key}` })
  expect((await ask()).status).toBe(200)
  const line = async () => JSON.parse((await command('key', 'list', '--json')).out)
  await eventually(async () => (await line()).lastUsed).toBe(new Date().toISOString().slice(0, 10))
  expect(await line()).toMatchObject({ name: 'shop', revokedAt: null, paused: false })
  expect((await command('key', 'revoke', (await line()).fingerprint)).code).toBe(0)
  expect(await ask()).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  expect((await command('key', 'revoke', 'abc')).code).toBe(1)
  const seen = 'Whoever sees the processes of this machine saw that secret'
  for (const kind of ['key', 'secret']) {
    typed = (await command(kind, 'create', '--operator', 'nfl')).out
    expect(await command(kind, 'revoke', '-')).toMatchObject({ code: 0, err: expect.not.stringContaining(seen) })
    // As in 1.0.0.
    expect(await command(kind, 'revoke', typed)).toMatchObject({ code: 0, err: expect.stringContaining(seen) })
  }
})
