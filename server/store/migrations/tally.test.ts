import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../../deps.ts'
import { readConfig } from '../../process/config.ts'
import { day, dayOf } from '../../process/time.ts'
import { emptyDatabase } from '../../testing/new-database.ts'
import { openRawDatabase } from '../../testing/raw-database.ts'
import { sampleDraws } from '../../testing/sample-draws.ts'
import { analysis, guess } from '../../testing/store-contract/samples.ts'
import { testIdKey } from '../../testing/test-server.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamalyze-tally-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The tables of 1.0.0, with two weeks of nfl: the first, the 53rd of 2026, is counted; of the second the games are still there. */
const tablesOf100 = `
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

test.each(['SQLite', 'PostgreSQL'])(
  'the counts of 1.0.0 stay what they were, and games of weeks not counted yet count once, %s',
  async (engine) => {
    const config = readConfig({
      DATA_DIR: folder,
      ...(engine === 'PostgreSQL' && { DATABASE_URL: await emptyDatabase(), ID_KEY: testIdKey }),
    })
    const first = await openStore(config)
    const at = (monday + 8) * day
    for (const test of [false, true]) await first.addSecret({ hash: `${test}`, operator: 'nfl', test, createdAt: at, revokedAt: null })
    const cards = { whole: 80, left: 20, none: 0, tried: 11, earlier: 80 }
    for (const [uid, count] of Object.entries(cards)) {
      const begun = uid === 'earlier' ? at - 7 * day : at
      await first.registerGame({ uid, operator: 'nfl', secretHash: `${uid === 'tried'}`, at: begun })
      for (const draw of sampleDraws(uid, count)) await first.addDraw(draw, begun)
    }
    for (const uid of ['whole', 'earlier']) {
      await first.addAnalysis(uid, analysis, at)
      await first.addGuess(uid, guess, at)
    }
    const weekOf = async (store: Store, from: number, test = false) =>
      (await store.tallies.weeks('nfl', from, from + 7, test))
        .filter(({ event }) => event !== 'started' && event !== 'completed' && event !== 'deleted' && event !== 'one_deck')
        .map(({ event, key, count }) => `${event} ${key}`.trim().concat(` ${count}`))
        .sort()
    const second = { live: await weekOf(first, monday + 7), test: await weekOf(first, monday + 7, true) }
    await first.close()

    const raw = await openRawDatabase({ deps: { config } as Deps })
    for (const statement of tablesOf100.split(';')) await raw.run(statement)
    await raw.close()
    const store = await openStore(config)
    expect(await weekOf(store, monday)).toEqual([
      'analysed 12',
      'analysed low-risk 15',
      'analysed risky 31',
      'fits_yes 5',
      'fits_yes habit_betaP_high 25',
      'guessed 51',
      'help 12',
      'language dan 140',
      'reached 0 102',
      'reached 11 82',
      'reached 21 70',
      'reached 31 70',
      'reached 41 70',
      'reached 51 70',
      'reached 61 70',
      'reached 71 70',
      'reached 80 60',
    ])
    expect(await weekOf(store, monday, true)).toEqual(['help 31', 'reached 0 11'])
    expect(await weekOf(store, monday + 7)).toEqual([...second.live, 'shown 40'].sort())
    expect(second.live).toEqual(
      expect.arrayContaining(['reached 0 3', 'reached 11 2', 'reached 21 1', 'reached 80 1', 'analysed low-risk 1', 'guessed 1']),
    )
    expect(await weekOf(store, monday + 7, true)).toEqual(second.test)
    expect(await store.tallies.list(20_818, 20_821)).toEqual([
      { operator: 'gone', day: 20_820, event: 'deleted', key: 'completed', count: 3 },
      { operator: 'nfl', day: 20_818, event: 'started', key: '', count: 90 },
      { operator: 'nfl', day: 20_819, event: 'help', key: '', count: 7 },
      { operator: 'nfl', day: 20_820, event: 'completed', key: '', count: 60 },
      { operator: 'nfl', day: 20_820, event: 'deleted', key: 'completed', count: 11 },
      { operator: 'nfl', day: 20_820, event: 'deleted', key: 'one_deck', count: 2 },
      { operator: 'nfl', day: 20_820, event: 'help', key: '', count: 5 },
    ])
    expect((await store.countGames()).map((counts) => Object.values(counts).join(' '))).toEqual(['gone 3 3 0', 'nfl 34 13 12'])
    expect(await store.tallies.answers()).toEqual([
      { event: 'fits_yes', key: '', count: 5 },
      { event: 'fits_yes', key: 'habit_betaP_high', count: 25 },
    ])
    await store.close()
  },
)
