// The SQLite file of a large installation: what its calls wait for it, beside removals, and while somebody reads an older state.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sizesOf } from '../../server/store/sqlite/eraser.ts'
import { type Child, startChild } from '../bench/server/child.ts'
import { fill } from './fill.ts'
import { observe, type Span, startPlayers, summaryOf } from './installation.ts'

/** Games a second: half a million a day and as many again */
const rate = 6
const settings = { TRUST_PROXY: '1', REGISTRATIONS_PER_NETWORK: '0', WORKERS: '1' }

type Play = (child: Child, span: (name: string, seconds: number) => Promise<void>) => Promise<void>

/** Players at a rate, and what they and the server waited for. */
const play = async (folder: string, at: number, more: Record<string, string>, work: Play): Promise<void> => {
  const child = await startChild('watched', { ...settings, ...more, DATA_DIR: folder })
  const players = startPlayers(child)
  const next = observe(players, () => ({ server: child.process.pid ?? 0, players: players.pid }))
  players.arrive(at)
  await next(20)
  child.process.kill('SIGUSR2')
  await work(child, async (name, seconds) => {
    const spans: Span[] = []
    while (spans.length * 10 < seconds) spans.push(await next(10))
    console.log(`SQLite, ${name}: ${summaryOf(spans).text}`)
    child.process.kill('SIGUSR2')
    await sleep(100)
  })
  await players.end()
  await child.stop()
}

/** Two million games that are made, of which a twentieth has draws. */
export const fillSqlite = async (folder: string, scale: number): Promise<void> => {
  const mark = join(folder, 'filled')
  mkdirSync(folder, { recursive: true })
  if (existsSync(mark)) return
  await play(folder, 2, { RETENTION_DAYS: '0' }, (_, span) => span('first games', 20))
  const db = new Sqlite(join(folder, 'gamalyze.sqlite'))
  for (const pragma of ['foreign_keys = off', 'synchronous = off', 'cache_size = -1000000']) db.pragma(pragma)
  const million = Math.round(1e6 * scale)
  await fill(
    (sql) => db.exec(sql),
    { played: million / 10, old: 0.06 * million, bare: 1.9 * million, sessions: million / 2, events: million },
    'lower(hex(randomblob(16)))',
  )
  db.pragma('wal_checkpoint(truncate)')
  db.close()
  writeFileSync(mark, new Date().toISOString())
}

/** Runs the rehearsal of SQLite in a folder, whose filled file a later run uses again. */
export const rehearseSqlite = async (folder: string, { scale, minutes }: { scale: number; minutes: number }): Promise<void> => {
  await fillSqlite(folder, scale)
  const file = join(folder, 'gamalyze.sqlite')
  const seconds = 6 * minutes
  const tellSizes = (when: string) => {
    const { data, log } = sizesOf(file)
    console.log(`SQLite, ${when}: file ${Math.round(data / 1e6)} MB, log ${Math.round(log / 1e6)} MB`)
  }
  await play(folder, rate, { RETENTION_DAYS: '0' }, (_, span) => span('players alone', seconds))
  const now = Date.now()
  const db = new Sqlite(file)
  db.exec(`update "clockGuard" set "seenAt" = ${now}, "pauseLeft" = 0, "nextSweep" = 0`)
  const games = db.prepare('select count(*) from game where id > 1000000 and "createdAt" < ?').pluck()
  const oldGames = () => Number(games.get(now - 730 * 86_400_000))
  await play(folder, rate, { RETENTION_DAYS: '730' }, async (_, span) => {
    const [before, started] = [oldGames(), performance.now()]
    await span('beside removals', seconds)
    const rateOfRemovals = (before - oldGames()) / ((performance.now() - started) / 1000)
    console.log(`SQLite: ${rateOfRemovals.toFixed(0)} old games removed a second, ${oldGames()} left`)
    tellSizes('before the reader')
    db.exec('begin')
    oldGames()
    await span('while somebody reads', seconds)
    tellSizes('at the end of the reader')
    db.exec('commit')
    await span('after the reader', 20)
    tellSizes('20 s after the reader')
  })
  db.close()
}
