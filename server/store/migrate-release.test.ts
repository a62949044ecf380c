import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { currentScoreVersion } from '../../contract/scales.ts'
import { runUpkeep } from '../console/upkeep.ts'
import { readConfig } from '../process/config.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { openConsoleClient } from '../testing/console-client.ts'
import { emptyDatabase } from '../testing/new-database.ts'
import { answerOf, loadRelease, type ReleasedDatabase } from '../testing/releases/load.ts'
import { startProcess } from '../testing/test-process.ts'
import { sharedParts } from '../testing/test-server.ts'
import { startTestSmtp } from '../testing/test-smtp.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { openStore } from './open-store.ts'

/** Games in the database; `npm run soak -- migration` has 10,000 and kills 20 times. */
const games = Number(process.env.MIGRATED_GAMES ?? 60)
const copies = Math.ceil(games / 30)
const kills = Number(process.env.MIGRATION_KILLS ?? 1)
/** Numbers are told apart by thousands: a database of a release has fewer games. */
const apart = 1000

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** The console shows the last game of a test key, so these are not copied. */
const ofLive = (id: string) => `${id} in (select game.id from game, secret where secret.id = secret_id and test = 0 and game.id < ${apart})`

const remove = ({ settings }: ReleasedDatabase): void => void (settings.DATA_DIR && rmSync(settings.DATA_DIR, { recursive: true }))

const copyOf = async (db: ReleasedDatabase): Promise<ReleasedDatabase> => {
  const copy = await db.copy()
  ends.push(() => remove(copy))
  return copy
}

const load = async (engine: 'sqlite' | 'postgres'): Promise<ReleasedDatabase> => {
  const db = await loadRelease('1.0.0', engine === 'postgres' ? await emptyDatabase() : undefined)
  const numbers = Array.from({ length: copies }, (_, index) => `(${index + 1})`).join()
  // One more character would do for a text, but ids have a length: the number stands in the place of its last ones.
  const numbered = (text: string) => `substr(${text}, 1, length(${text}) - 5) || substr(cast(100000 + n.column1 as text), 2)`
  const raw = await db.open()
  for (const table of ['game', 'draw', 'popup_answer', 'analysis', 'guess', 'advice', 'consent', 'consent_use']) {
    const id = table === 'game' ? 'id' : 'game_id'
    const [row] = await raw.rows(`select * from ${table} limit 1`)
    const columns = Object.keys(row as object).filter((name) => name === id || name !== 'id')
    const values = columns.map((name) => {
      if (name === id) return `${name} + n.column1 * ${apart}`
      return ['uid', 'reference', 'external_hash'].includes(name) ? numbered(name) : name
    })
    const order = table.startsWith('consent') ? `order by n.column1, ${table}.id` : ''
    await raw.run(`insert into ${table} (${columns}) select ${values} from ${table}, (values ${numbers}) as n where ${ofLive(id)} ${order}`)
  }
  await raw.close()
  return db
}

const serve = async ({ settings }: ReleasedDatabase, clock: () => number, more: Record<string, string> = {}): Promise<RunningServer> => {
  const server = await startServer(readConfig({ ...settings, ...more }), { ...sharedParts(), clock })
  ends.push(server.close)
  return server
}

const migrate = (settings: Record<string, string>) => startProcess('server/cli/main.ts', ['migrate'], settings)

/** All rows of all tables, without when they were migrated. */
const contentOf = async (db: ReleasedDatabase): Promise<Record<string, string[]>> => {
  const names = db.settings.DATABASE_URL
    ? "select tablename as name from pg_tables where schemaname = 'public'"
    : "select name from sqlite_master where type = 'table'"
  const content: Record<string, string[]> = {}
  const raw = await db.open()
  for (const { name } of (await raw.rows(names)) as { name: string }[]) {
    const rows = (await raw.rows(`select * from "${name}"`)) as Record<string, unknown>[]
    content[name] = rows.map(({ applied_at, appliedAt, ...row }) => JSON.stringify(row)).sort()
  }
  await raw.close()
  return content
}

/** What of an answer of before is still answered, at any depth. */
const stillAnswered = (before: unknown, now: unknown): unknown => {
  if (Array.isArray(before) && Array.isArray(now)) return before.map((value, index) => stillAnswered(value, now[index]))
  if (before === null || now === null || typeof before !== 'object' || typeof now !== 'object') return before
  const fields = new Map(Object.entries(now))
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, value]) => (fields.has(name) ? [[name, stillAnswered(value, fields.get(name))]] : [])),
  )
}

/** The console's calls belong to its own release, which has other fields and `state` for `paused`; a refusal's words are for people. */
const comparable = (path: string, text: string, now: object): object => {
  const before = JSON.parse(text, (name, value) => (/^(paused|title|detail)$/.test(name) ? undefined : value))
  return path.startsWith('/api/console/') ? (stillAnswered(before, now) as object) : before
}

/** An answer without what stands beside a stored result, and in a style sheet, since 1.1.0. */
const withoutAdditions = (answered: string): string => {
  const text = answered.replaceAll(/ *--bandColor\d: #\w+;\\n/g, '')
  if (!text.includes('"fact":') && !text.includes('"scores":')) return text
  const { fact: _, ...results } = JSON.parse(text) as { fact?: object; reference_group?: { scores?: number[] } }
  delete results.reference_group?.scores
  return JSON.stringify(results)
}

describe.each(['sqlite', 'postgres'] as const)('a database of 1.0.0, %s', (engine) => {
  let released: ReleasedDatabase
  beforeAll(async () => {
    released = await load(engine)
  })
  afterAll(() => remove(released))

  test(`of ${games} games answers as 1.0.0 answered, and goes on with what was waiting`, async () => {
    const db = await copyOf(released)
    const analysed = new Set((await db.rows('select uid from game, analysis where game_id = id')).map(({ uid }) => uid))
    const live = new Set((await db.rows(`select uid from game, analysis where game_id = id and ${ofLive('id')}`)).map(({ uid }) => uid))
    const [endpoint] = await db.rows('select secret from webhook_endpoint where id = 1')
    const receiver = await startReceiver()
    const smtp = await startTestSmtp()
    ends.push(receiver.close, smtp.close)
    let now = db.now
    const server = await serve(db, () => now, { SMTP_URL: smtp.url })
    for (const before of db.answers) {
      const { of, path, status, text } = before
      const answer = await answerOf(server, before)
      // A game that 1.0.0 had not analysed yet gets today's result; a stored one is served byte for byte.
      const isAnalysedNow = text.includes('"score_version"') && !analysed.has(path.slice(-36))
      if (text === '') expect({ path, status: answer.status }).toEqual({ path, status })
      else if (isAnalysedNow) expect(answer.text).toContain(`"score_version":"${currentScoreVersion}"`)
      else if ((of === 'test' && status < 400) || !text.startsWith('{'))
        expect({ ...answer, text: withoutAdditions(answer.text) }).toEqual(before)
      else {
        const content: object = JSON.parse(withoutAdditions(answer.text))
        expect({ path, status: answer.status, ...content }).toMatchObject(comparable(path, text, content))
      }
    }
    const ofGame = db.answers.filter(
      ({ method, path, status }) =>
        method === 'GET' && status === 200 && /^\/api\/v1\/results\/(?!consent)/.test(path) && live.has(path.slice(-36)),
    )
    for (let copy = 1; copy <= copies; copy += Math.ceil(copies / 100)) {
      const numbered = (text: string) => text.slice(0, -5) + String(100_000 + copy).slice(1)
      const before = ofGame[copy % ofGame.length]
      const uid = before?.path.slice(-36) ?? ''
      const reference = db.games.find((game) => game.uid === uid)?.reference ?? ''
      if (!before) throw new Error('no answer about a live game')
      const answer = await answerOf(server, { ...before, path: numbered(before.path) })
      expect(withoutAdditions(answer.text)).toBe(before.text.replaceAll(uid, numbered(uid)).replaceAll(reference, numbered(reference)))
    }

    const asOwner = db.answers.find(({ path }) => path.endsWith('/webhooks/1/deliveries'))
    const { deliveries } = JSON.parse(asOwner?.text ?? '') as { deliveries: { messageId: string; state: string }[] }
    const { cookie = '' } = asOwner?.headers ?? {}
    const client = openConsoleClient(server.deps.consoleSite.url)
    const change = await client.send('PUT', '/api/console/operators/nfl/webhooks/1', { url: receiver.url }, { cookie })
    expect(change.status).toBe(200)
    now += 3_600_000
    const waiting = deliveries.filter(({ state }) => state === 'waiting').map(({ messageId }) => messageId)
    expect(waiting).toHaveLength(3)
    await expect.poll(() => receiver.received.map(({ id }) => id).sort()).toEqual(waiting.sort())
    for (const { id, body, headers } of receiver.received) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      expect(headers['webhook-signature']).toBe(new Webhook(`${endpoint?.secret}`).sign(id, at, body))
    }
    await runUpkeep(server.deps)
    expect(new Set(smtp.recipients).size).toBe(2)
  }, 600_000)

  test('that two processes migrate at once is migrated once; killed at any moment and started again it ends the same', async () => {
    const whole = await copyOf(released)
    const started = performance.now()
    const both = [migrate(whole.settings), migrate(whole.settings)]
    const codes = await Promise.all(both.map(({ ended }) => ended))
    expect(codes, both.map(({ err }) => err()).join('')).toEqual([0, 0])
    const lasted = performance.now() - started
    const expected = await contentOf(whole)
    for (let kill = 0; kill < kills; kill += 1) {
      const other = await copyOf(released)
      const process = migrate(other.settings)
      // In the second half: before it a process only starts.
      await sleep(lasted * (0.5 + (kill + 0.5) / kills / 2))
      process.child.kill('SIGKILL')
      await process.ended
      await (await openStore(readConfig(other.settings))).close()
      expect(await contentOf(other)).toEqual(expected)
    }
  }, 600_000)

  if (engine === 'sqlite') return
  test('is not migrated while a process of 1.0.0 is connected', async () => {
    const db = await copyOf(released)
    const before = await contentOf(db)
    const client = new pg.Client({ connectionString: db.settings.DATABASE_URL, application_name: 'gamalyze' })
    await client.connect()
    const open = () => openStore(readConfig(db.settings))
    await expect(open()).rejects.toThrow(
      'A process of 1.0.0 uses the database (gamalyze in pg_stat_activity): stop all of them, then start again',
    )
    await client.end()
    expect(await contentOf(db)).toEqual(before)
    await (await open()).close()
  })
})
