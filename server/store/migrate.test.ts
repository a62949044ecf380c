import { describe, expect, onTestFinished, test } from 'vitest'
import { createIdHash } from '../keys/id-key.ts'
import { readConfig } from '../process/config.ts'
import { day, dayOf } from '../process/time.ts'
import { emptyDatabase, newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { storeOf } from '../testing/run-here.ts'
import { addGame, sampleDraws } from '../testing/sample-draws.ts'
import { expectRefusedCommands } from '../testing/store-commands.ts'
import { analysis, guess } from '../testing/store-contract/samples.ts'
import { startTestServer, testIdKey } from '../testing/test-server.ts'
import { type EngineName, loadMigrations, migrationTable } from './migrate.ts'
import { schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import type { WebhookEndpoint } from './webhooks.ts'

type Settings = Record<string, string>

const settingsOf = async (engine: EngineName, newUrl: () => Promise<string>): Promise<Settings> => {
  const database = engine === 'postgres' && { DATABASE_URL: await newUrl() }
  return { NODE_ENV: 'test', DATA_DIR: newFolder(onTestFinished), ID_KEY: testIdKey, ...database }
}

/** Settings of a database that is empty but for what these statements make. */
const makeDatabase = async (engine: EngineName, ...statements: string[]): Promise<Settings> => {
  const settings = await settingsOf(engine, emptyDatabase)
  await inDatabase(settings, ({ run }) => run(statements.join(';')))
  return settings
}

const inDatabase = async <T>(settings: Settings, work: (raw: Awaited<ReturnType<typeof openRawDatabase>>) => Promise<T>): Promise<T> => {
  const raw = await openRawDatabase({ deps: { config: readConfig(settings) } })
  return work(raw).finally(raw.close)
}

/** A database as 1.0.0 makes it, and these rows. */
const makeFirst = async (engine: EngineName, ...rows: string[]): Promise<Settings> => {
  const [first] = await loadMigrations(engine)
  const applied = [migrationTable, "insert into migration (name, applied_at) values ('001-schema', 1)"]
  return makeDatabase(engine, ...(first?.statements ?? []), ...applied, ...rows)
}

const makeEarlier = (engine: EngineName) =>
  makeDatabase(engine, migrationTable, "insert into migration (name, applied_at) values ('001-games', 1)")
const refusal = 'The database was created by a version before 1.0.0 and cannot be opened: use an empty one'

test('ruling 49: every command refuses a database from before 1.0.0 in one sentence', async () => {
  await expectRefusedCommands(await makeEarlier('sqlite'), refusal)
})

const now = Date.now()
const seenAt = (at: number) => [`insert into clock_seen (at) values (${at})`]
const aGame = [
  "insert into secret (hash, operator, test, created_at) values ('h', 'nfl', 0, 1)",
  "insert into game (uid, secret_id, operator, user_ids_open, created_at, reference) values ('u', 1, 'nfl', 1, 1, 'r')",
  `insert into id_key_check (id, hash) values (1, '${createIdHash(Buffer.from(testIdKey, 'base64'))('id key check')}')`,
]
const paused = { pausedUntil: now + day, jumpedDays: undefined }
test.each([
  ['empty, that saw a time long ago', seenAt(now - 1000 * day), { pausedUntil: now + day, jumpedDays: 1000 }],
  ['empty, that saw a time just now', seenAt(now), { pausedUntil: undefined, jumpedDays: undefined }],
  ['with a game, that saw no time', aGame, paused],
  ['with a game, that saw a time just now', [...aGame, ...seenAt(now)], paused],
])(
  'ruling 60: a database of 1.0.0, %s, keeps it, and with games begins with a pause, as it may be a copy or have seen a wrong one',
  async (_what, rows, expected) => {
    const store = await storeOf(await makeFirst('sqlite', ...rows))
    expect(await store.clock.watch(now)).toEqual(expected)
    await store.close()
  },
)

const sqlTypes: Record<EngineName, Record<string, string>> = {
  sqlite: { flag: 'integer', bytes: 'blob' },
  postgres: { flag: 'boolean', bytes: 'bytea' },
}
/** The columns of all tables but that of the migrations; numbers of rows are `integer` on SQLite. */
const columnsThere: Record<EngineName, string> = {
  sqlite: `select m.name as "table", c.name as "column",
    case when c.name = 'id' and m.sql like '%autoincrement%' then 'bigint' else lower(c.type) end as type, c."notnull" = 0 and c.pk = 0 as optional
    from sqlite_master as m join pragma_table_info(m.name) as c where m.type = 'table' and m.name not in ('migration', 'sqlite_sequence')`,
  postgres: `select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as optional
    from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`,
}

/** The counts of 1.0.0, of two weeks of nfl: the first, the 53rd of 2026, is counted; of the second the games are still there. */
const countsOf100 = `
  drop table tally;
  delete from migration where name like '%-tally';
  create table event_count (operator text, week text, event text, claim text, test integer, count bigint);
  create table day_tally (operator text, day integer, event text, deleted integer, count bigint);
  create table removed_games (operator text, started bigint, completed bigint, analysed bigint);
  create table week_figure (operator text, week text, test integer, kind text, key text, count bigint);
  create table week_counted (week text, counted_at bigint);
  insert into event_count values ('nfl', '2026-W53', 'fits_yes', 'habit_betaP_high', 0, 25), ('nfl', '2026-W53', 'fits_yes', '', 0, 5),
    ('nfl', '2026-W53', 'help', '', 0, 12), ('nfl', '2026-W53', 'help', '', 1, 31), ('nfl', '2027-W01', 'shown', '', 0, 40);
  insert into day_tally values ('nfl', 20818, 'started', 0, 90), ('nfl', 20819, 'help', 0, 7), ('nfl', 20820, 'help', 0, 5),
    ('nfl', 20820, 'one_deck', 1, 2), ('nfl', 20820, 'completed', 1, 11), ('nfl', 20820, 'completed', 0, 60), ('gone', 20820, 'completed', 1, 3);
  insert into removed_games values ('nfl', 30, 11, 10), ('gone', 3, 3, 0);
  insert into week_figure values ('nfl', '2026-W53', 0, 'games', 'started', 102), ('nfl', '2026-W53', 0, 'games', 'completed', 60),
    ('nfl', '2026-W53', 0, 'games', 'analysed', 58), ('nfl', '2026-W53', 0, 'games', 'guessed', 51), ('nfl', '2026-W53', 0, 'left', '0-10', 20),
    ('nfl', '2026-W53', 0, 'left', '11-20', 12), ('nfl', '2026-W53', 0, 'left', '71-79', 10), ('nfl', '2026-W53', 0, 'category', 'risky', 31),
    ('nfl', '2026-W53', 0, 'category', 'low-risk', 15), ('nfl', '2026-W53', 0, 'language', 'dan', 140), ('nfl', '2026-W53', 1, 'games', 'started', 11),
    ('nfl', '2026-W53', 1, 'left', '0-10', 11);
  insert into week_counted values ('2026-W53', 1), ('2026-W52', 1)`

const monday = dayOf(Date.UTC(2026, 11, 28))
/** What an operator's games of a week did, and what its pages counted. */
const weekOf = async (store: Store, from: number, test = false) => {
  const counts = await store.tallies.weeks('nfl', from, from + 7, test)
  return counts.map(({ event, key, count }) => [event, key, count].filter((part) => part !== '').join(' ')).sort()
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test('ruling 49: a database from before 1.0.0 is refused in one sentence', async () => {
    const settings = await makeEarlier(engine)
    await expect(storeOf(settings)).rejects.toThrow(refusal)
    await expect(startTestServer(settings)).rejects.toThrow(refusal)
  })

  test('a database of 1.0.0 gets the tables described, and keeps decisions about labels, secrets of endpoints and flags', async () => {
    const endpoint = `insert into webhook_endpoint (operator, test, url, secret, old_secret, old_until, older_secrets, created_at)
      values ('nfl'`
    const settings = await makeFirst(
      engine,
      ...aGame,
      "insert into operator_pause (operator, paused_at) values ('nfl', 5), ('hc', 6)",
      "insert into operator_user_ids (operator, mode, set_at) values ('nfl', 'open', 7), ('spil', 'sessions', 8)",
      "insert into secret (hash, operator, test, created_at) values ('live', 'spil', 0, 1), ('test', 'spil', 1, 1)",
      `${endpoint}, 1, 'https://a.example', 's3', 's2', 20, '[{"secret":"s1","until":10}]', 1)`,
      `${endpoint}, 0, 'https://b.example', 's2', 's1', 20, '[]', 1)`,
      `${endpoint}, 0, 'https://c.example', 's1', null, null, null, 1)`,
    )
    const store = await storeOf(settings)
    expect(await store.clock.watch(now)).toEqual(paused)
    expect(Object.fromEntries(await store.operatorSettings.states())).toEqual({ nfl: 'paused', hc: 'paused' })
    expect(Object.fromEntries(await store.userIds.list())).toEqual({ nfl: 'open', spil: 'sessions' })
    expect((await store.listSecrets('spil')).map(({ hash, test, state }) => [hash, test, state])).toEqual([
      ['live', false, 'live'],
      ['test', true, 'live'],
    ])
    const secretsOf = ({ oldSecrets }: WebhookEndpoint) => oldSecrets.map(({ secret, until }) => `${secret} until ${until}`)
    expect((await store.webhooks.list()).map((endpoint) => [endpoint.test, secretsOf(endpoint)])).toEqual([
      [true, ['s2 until 20', 's1 until 10']],
      [false, ['s1 until 20']],
      [false, []],
    ])
    await store.close()

    type Column = { table: string; column: string; type: string; optional: boolean }
    const there = (await inDatabase(settings, ({ rows }) => rows(columnsThere[engine]))) as Column[]
    const described = Object.entries(schema).flatMap(([table, { columns, isOfSqlite }]) =>
      isOfSqlite && engine !== 'sqlite'
        ? []
        : Object.entries(columns).map(
            ([column, { type, isNullable }]) => `${table}.${column} ${sqlTypes[engine][type] ?? type}${isNullable ? '' : ' not null'}`,
          ),
    )
    const columns = there.map(({ table, column, type, optional }) => `${table}.${column} ${type}${optional ? '' : ' not null'}`)
    expect(columns.sort()).toEqual(described.sort())
  })

  test('the counts of 1.0.0 stay what they were, and games of weeks not counted yet count once', async () => {
    const settings = await settingsOf(engine, newDatabase)
    const first = await storeOf(settings)
    const at = (monday + 8) * day
    const cards = { whole: 80, left: 20, none: 0, tried: 11, earlier: 80 }
    for (const [uid, count] of Object.entries(cards)) {
      const begun = uid === 'earlier' ? at - 7 * day : at
      await addGame(first, { uid, test: uid === 'tried', at: begun })
      await first.addDraws(sampleDraws(uid, count), begun)
    }
    for (const uid of ['whole', 'earlier']) {
      await first.addAnalysis(uid, analysis, at)
      await first.addGuess(uid, guess, at)
    }
    const second = { live: await weekOf(first, monday + 7), test: await weekOf(first, monday + 7, true) }
    await first.close()

    await inDatabase(settings, ({ run }) => run(countsOf100))
    const store = await storeOf(settings)
    const ofFirst = ['analysed 12', 'analysed low-risk 15', 'analysed risky 31', 'fits_yes 5', 'fits_yes habit_betaP_high 25', 'guessed 51']
    const reached = { 0: 102, 11: 82, 21: 70, 31: 70, 41: 70, 51: 70, 61: 70, 71: 70, 80: 60 }
    const ofCards = Object.entries(reached).map(([card, count]) => `reached ${card} ${count}`)
    expect(await weekOf(store, monday)).toEqual([...ofFirst, 'help 12', 'language dan 140', ...ofCards])
    expect(await weekOf(store, monday, true)).toEqual(['help 31', 'reached 0 11'])
    expect(await weekOf(store, monday + 7)).toEqual([...second.live, 'shown 40'].sort())
    expect(second.live).toEqual(
      expect.arrayContaining(['reached 0 3', 'reached 11 2', 'reached 21 1', 'reached 80 1', 'analysed low-risk 1', 'guessed 1']),
    )
    expect(await weekOf(store, monday + 7, true)).toEqual(second.test)
    const ofDays = await store.tallies.list(20_818, 20_821)
    expect(ofDays.map(({ operator, day, event, key, count }) => [operator, day, event, key, count].join(' '))).toEqual([
      'gone 20820 deleted completed 3',
      'nfl 20818 started  90',
      'nfl 20819 help  7',
      'nfl 20820 completed  60',
      'nfl 20820 deleted completed 11',
      'nfl 20820 deleted one_deck 2',
      'nfl 20820 help  5',
    ])
    expect((await store.countGames()).map((counts) => Object.values(counts).join(' '))).toEqual(['gone 3 3 0', 'nfl 34 13 12'])
    expect((await store.tallies.answers()).map(({ event, key, count }) => `${event} ${key} ${count}`)).toEqual([
      'fits_yes  5',
      'fits_yes habit_betaP_high 25',
    ])
    await store.close()
  })
})
