import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConsoleCall } from '../../contract/console/console-call.ts'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { dayOf } from '../process/time.ts'
import { limits } from '../security/limits.ts'
import type { ServerOptions } from '../start-server.ts'
import { type ConsoleClient, signedIn } from '../testing/console-client.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { onBothEngines } from '../testing/test-server.ts'

const nfl = { operator: 'nfl' }
const hour = 3600_000

/** ms that the servers' clock is ahead */
let clockOffset = 0
const catcher = await startMailCatcher()
const options: ServerOptions = { catcher, clock: () => Date.now() + clockOffset }
afterAll(() => catcher.close())

const calls: [string, ConsoleCall][] = Object.entries(consoleCalls)
/** Calls that post something and make nothing that lasts, or the same however often. */
const makesNothing = [
  'askForLink',
  'openLink',
  'signIn',
  'checkLook',
  'checkFile',
  'checkText',
  'addPageReport',
  'actFor',
  'replayDelivery',
  'replayEndpoint',
  'testEndpoint',
]

test('every call that makes something takes a key', () => {
  const posts = calls.filter(([, { method }]) => method === 'POST')
  expect(posts.filter(([, { makes }]) => !makes).map(([name]) => name)).toEqual(expect.arrayContaining(makesNothing))
  expect(posts.filter(([name, { makes }]) => !makes && !makesNothing.includes(name))).toEqual([])
  for (const [name, { makes, errors }] of calls) if (makes) expect(`${name} ${errors.includes('conflict')}`).toBe(`${name} true`)
})

onBothEngines(
  'calls of the console with an idempotency key (ruling 47)',
  (server) => {
    let owner: ConsoleClient
    let partner: ConsoleClient
    beforeAll(async () => {
      owner = await signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
      partner = await signedIn(server().deps, 'partner@nfl.example', { operator: 'nfl', role: 'owner' })
    })
    type Values = Record<string, string | number>
    const send = <Call extends ConsoleCall>(client: ConsoleClient, key: string, call: Call, body?: unknown, values: Values = nfl) =>
      client.call(call, values, body, undefined, { 'idempotency-key': key })
    const conflict = (made: unknown) => ({ status: 409, body: { code: 'conflict', made } })

    test('a member who has sent 1000 keys in a day is refused until tomorrow, and nobody else is', async () => {
      const { deps } = server()
      const busy = await signedIn(deps, 'busy@nfl.example', { operator: 'nfl', role: 'owner' })
      const sent = deps.idHash('limit', 'keyedCalls', 'busy@nfl.example')
      await deps.store.addDayUses(sent, dayOf(deps.clock()), limits.keyedCalls.perDay - 1)
      const add = (client: ConsoleClient, key: string) => send(client, key, consoleCalls.addKey, { kind: 'test', name: key })
      expect(await add(busy, 'last')).toMatchObject({ status: 201 })
      const refused = await add(busy, 'over')
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', until: expect.any(String) } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await busy.call(consoleCalls.addKey, nfl, { kind: 'test', name: 'without' })).toMatchObject({ status: 201 })
      expect(await add(owner, 'another')).toMatchObject({ status: 201 })
    })

    test('a call that shows a secret is done once; its repeat names what was made and shows nothing', async () => {
      const { addKey, keys, rotateKey, addEndpoint, endpoints, rotateEndpoint } = consoleCalls
      const body = { kind: 'server', name: 'CRM' }
      const first = await send(owner, 'press-1', addKey, body)
      expect(first.status).toBe(201)
      const { key, value } = first.body
      const repeats = await Promise.all([1, 2, 3].map(() => send(owner, 'press-1', addKey, body)))
      for (const repeat of repeats) {
        expect(repeat).toMatchObject(conflict(`${key.fingerprint}, “CRM”`))
        expect(JSON.stringify(repeat.body)).not.toContain(value)
      }
      // Another press, or another member's same key, is another call.
      expect(await send(owner, 'press-2', addKey, body)).toMatchObject({ status: 201 })
      expect(await send(partner, 'press-1', addKey, body)).toMatchObject({ status: 201 })
      expect((await owner.call(keys, nfl)).body.keys.filter(({ name }) => name === 'CRM')).toHaveLength(3)
      // The same key for something else is refused.
      expect(await send(owner, 'press-1', addKey, { ...body, name: 'other' })).toMatchObject({ status: 409, body: { code: 'conflict' } })

      const ofKey = { ...nfl, fingerprint: key.fingerprint }
      const rotation = await send(owner, 'press-1', rotateKey, { overlapHours: 24 }, ofKey)
      const next = rotation.body.key.fingerprint
      expect(await send(owner, 'press-1', rotateKey, { overlapHours: 24 }, ofKey)).toMatchObject(conflict(`${next}, “CRM”`))

      const url = 'http://127.0.0.1:9/hook'
      const { body: addition } = await send(owner, 'press-3', addEndpoint, { url })
      expect(await send(owner, 'press-3', addEndpoint, { url })).toMatchObject(conflict(`${addition.endpoint.id}, 127.0.0.1:9`))
      const ofEndpoint = { ...nfl, endpoint: addition.endpoint.id }
      const { body: rotationRepeat } = await send(owner, 'press-4', rotateEndpoint, undefined, ofEndpoint)
      expect(await send(owner, 'press-4', rotateEndpoint, undefined, ofEndpoint)).toMatchObject(
        conflict(`${addition.endpoint.id}, 127.0.0.1:9`),
      )
      expect((await owner.call(endpoints, nfl)).body.endpoints).toHaveLength(1)

      // What is kept holds no secret, no address and not the key of the press.
      const db = await openRawDatabase(server())
      try {
        const rows = JSON.stringify(await db.rows('select * from "idempotencyKey"'))
        for (const text of [value, addition.secret, rotationRepeat.secret, 'press-', '@nfl.example']) expect(rows).not.toContain(text)
      } finally {
        await db.close()
      }
    })

    test('any other call gets the first status and body, from what is stored', async () => {
      const { invite, members, takeOver, addDraft, publish, rollBack, importFolder, exportFolder, look } = consoleCalls
      const twice = async <Call extends ConsoleCall>(key: string, call: Call, body?: unknown, values: Values = nfl) => {
        const [first, second] = [await send(owner, key, call, body, values), await send(owner, key, call, body, values)]
        expect(first.status, JSON.stringify(first.body)).toBe(201)
        expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body })
        return first
      }
      const mailCount = catcher.list().length
      await twice('invite', invite, { email: 'new@nfl.example', role: 'viewer' })
      expect(catcher.list().length - mailCount).toBe(1)
      const { members: memberList } = (await owner.call(members, nfl)).body
      expect(memberList.filter(({ email }) => email === 'new@nfl.example')).toHaveLength(1)

      await twice('take-over', takeOver)
      const start = { from: 'published' }
      const { id: draft, revision } = (await twice('draft', addDraft, { name: 'Autumn', start })).body
      const { files } = (await owner.call(exportFolder, nfl)).body
      await twice('import', importFolder, { name: 'Folder', files })
      await twice('publish', publish, { revision, note: '' }, { ...nfl, draft })
      await twice('back', rollBack, { note: '' }, { ...nfl, version: 1 })
      const state = (await owner.call(look, nfl)).body
      expect(state).toMatchObject({ version: { number: 3 }, drafts: [{ name: 'Folder' }] })
    })

    test('one of several simultaneous calls makes something, and all get its answer', async () => {
      const { addDraft } = consoleCalls
      const body = { name: 'At once', start: { from: 'published' } }
      const replies = await Promise.all(Array.from({ length: 6 }, () => send(owner, 'at-once', addDraft, body)))
      expect(new Set(replies.map(({ status, body: reply }) => `${status} ${reply.id}`)).size).toBe(1)
    })

    test('a refusal is repeated too; a key holds for 24 hours and has a form', async () => {
      const { addEndpoint, addKey, invite } = consoleCalls
      const wrong = await send(owner, 'wrong', addEndpoint, { url: 'not-a-url' })
      expect(wrong.status).toBe(400)
      expect(await send(owner, 'wrong', addEndpoint, { url: 'not-a-url' })).toMatchObject({ status: 400 })
      for (const key of ['', 'x'.repeat(65), 'a b', 'ä'])
        expect(await send(owner, encodeURI(key) === key ? key : encodeURI(key), addKey, { kind: 'test', name: 'x' })).toMatchObject({
          status: 400,
          body: { code: 'invalid' },
        })
      const body = { email: 'later@nfl.example', role: 'viewer' }
      expect(await send(owner, 'day', invite, body)).toMatchObject({ status: 201 })
      try {
        clockOffset = 11 * hour
        expect(await send(owner, 'day', invite, body)).toMatchObject({ status: 201 })
        clockOffset = 25 * hour
        const tomorrow = await signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
        expect(await send(tomorrow, 'day', invite, body)).toMatchObject({ status: 409, body: { code: 'conflict' } })
      } finally {
        clockOffset = 0
      }
    })

    test('whoever may not make a call learns nothing by its key', async () => {
      const { addKey } = consoleCalls
      const viewer = await signedIn(server().deps, 'viewer@nfl.example', { operator: 'nfl', role: 'viewer' })
      expect(await send(viewer, 'press-1', addKey, { kind: 'server', name: 'CRM' })).toMatchObject({ status: 403 })
    })
  },
  { CONSOLE_PORT: '0' },
  options,
)
