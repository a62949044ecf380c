import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../cli/main.ts'
import { newDatabase } from '../testing/new-database.ts'
import { drawsOf, mixedStacks, startTestServer, type TestServer, testIdKey } from '../testing/test-server.ts'

/** How long each trouble lasts, ms: several tries of the probe that ends an outage */
const troubleMs = 2500

/** A database whose tables belong to another role than the server's, which may only read and write rows. */
let admin: pg.Client
let owner: string
let server: TestServer
let uid: string
const name = `outages_${process.pid}`
const role = `player_${process.pid}`
const draws = drawsOf('', mixedStacks())
let drawn = 0

beforeAll(async () => {
  const made = new URL(await newDatabase())
  admin = new pg.Client({ connectionString: new URL('/postgres', made).href })
  await admin.connect()
  await admin.query(`alter database ${made.pathname.slice(1)} rename to ${name}`)
  owner = new URL(`/${name}`, made).href
  const env = { DATABASE_URL: owner, ID_KEY: testIdKey }
  expect(await runCommand(['migrate'], { out: () => {}, err: () => {}, env })).toBe(0)
  await admin.query(`create role ${role} login password 'right'`)
  await within(`grant usage on schema public, pgboss to ${role};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
    grant usage on all sequences in schema public, pgboss to ${role}`)()
  const url = new URL(owner)
  url.username = role
  url.password = 'right'
  server = await startTestServer({ DATABASE_URL: url.href })
  uid = await server.newGame()
})
afterAll(async () => {
  await server?.close()
  await admin?.end()
})

/** Stores the next draw; one that was refused is sent again the next time. */
const draw = async () => {
  const reply = await server.call('POST', '/api/v1/game/store_card_selection', { ...draws[drawn], id: uid })
  if (reply.status === 200) drawn += 1
  return reply
}
const count = async (part: string): Promise<number> => {
  const text = String((await server.call('GET', '/metrics')).body)
  return Number(new RegExp(`^outages_total\\{part="${part}"\\} (\\d+)$`, 'm').exec(text)?.[1])
}
const within = (sql: string) => async () => {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  await client.query(sql)
  await client.end()
}
const outside = (sql: string) => async () => void (await admin.query(sql))
const cut = outside(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
const both = (one: () => Promise<void>, other: () => Promise<void>) => async () => {
  await one()
  await other()
}

type Trouble = [what: string, code: string, begin: () => Promise<void>, end: () => Promise<void>]
const quick: Trouble[] = [
  [
    'a server that became read-only',
    '25006',
    both(outside(`alter database ${name} set default_transaction_read_only = on`), cut),
    outside(`alter database ${name} reset default_transaction_read_only`),
  ],
  ['a revoked right', '42501', within(`revoke insert on draw from ${role}`), within(`grant insert on draw to ${role}`)],
]
/** `npm run soak -- outages` tries these too. */
const slow: Trouble[] = [
  [
    'a right of the queue',
    '42501',
    within(`revoke update on pgboss.job, pgboss.job_common from ${role}`),
    within(`grant update on pgboss.job, pgboss.job_common to ${role}`),
  ],
  ['another password', '28P01', both(outside(`alter role ${role} password 'wrong'`), cut), outside(`alter role ${role} password 'right'`)],
  ['a role that may not log in', '28000', both(outside(`alter role ${role} nologin`), cut), outside(`alter role ${role} login`)],
  [
    'too many connections',
    '53300',
    both(outside(`alter role ${role} connection limit 0`), cut),
    outside(`alter role ${role} connection limit -1`),
  ],
  [
    'a database that takes no connections',
    '55000',
    both(outside(`alter database ${name} allow_connections false`), cut),
    outside(`alter database ${name} allow_connections true`),
  ],
  [
    'a renamed database',
    '3D000',
    both(
      both(outside(`alter role ${role} nologin`), cut),
      both(outside(`alter database ${name} rename to ${name}_2`), outside(`alter role ${role} login`)),
    ),
    outside(`alter database ${name}_2 rename to ${name}`),
  ],
]

test.each(process.env.OUTAGES === 'all' ? [...quick, ...slow] : quick)(
  '%s (%s) is one outage: calls are answered 503, and go on by themselves within 5 s',
  async (_what, _code, begin, end) => {
    const before = await count('database')
    await begin()
    const statuses = new Set<number>()
    for (const until = performance.now() + troubleMs; performance.now() < until; await sleep(50)) {
      const { status, headers } = await draw()
      statuses.add(status)
      expect(headers.get('retry-after')).toBe(status === 503 ? '2' : null)
      expect((await server.call('GET', '/readyz')).status).toBe(200)
    }
    expect(statuses).not.toContain(500)
    expect(await count('database')).toBe(before + 1)
    await end()
    await expect.poll(async () => (await draw()).status, { interval: 100 }).toBe(200)
    await expect.poll(() => server.deps.outages.isOn('database'), { interval: 100 }).toBe(false)
    expect(await count('database')).toBe(before + 1)
    expect(await count('queue')).toBe(0)
  },
)
