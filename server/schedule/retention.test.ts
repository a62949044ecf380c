import { randomUUID } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { day, hour, isoTime, minute } from '../process/time.ts'
import { copyDatabase } from '../store/copy.ts'
import { listsIn, noteDeletions } from '../store/deletions.ts'
import { openPostgres } from '../store/postgres/open-postgres.ts'
import { backupSqlite } from '../store/sqlite/backup-sqlite.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'
import { type Connection, createStore, type Store } from '../store/store.ts'
import { newSqliteFile } from '../testing/empty-database.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { addGame } from '../testing/sample-draws.ts'
import { createRetention } from './retention.ts'

/** `npm run soak -- clocks` plays 200 on each engine. */
const sequences = Number(process.env.RETENTION_SEQUENCES ?? 5)
const engines = process.env.RETENTION_SEQUENCES ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)
type Engine = 'sqlite' | 'postgres'

const retentionDays = 12
const lists = newFolder()
const config = readConfig({ RETENTION_DAYS: `${retentionDays}`, BACKUP_DIR: lists })
const noteDeletion = (at: number) => noteDeletions(lists, () => 'hash')(['uid'], at)
const log = pino({ level: 'silent' })
const outages = { note: () => false } as never

const shift = fc.constantFrom(1000 * day, -1000 * day, 3 * day, -3 * day, day, -day, 'right' as const)
const who = fc.nat({ max: 1 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('hours' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('jump' as const), who, shift }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('restart' as const), who, shift: fc.option(shift) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('second process' as const), shift }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('end of a process' as const), who }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('games' as const), who }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('copy' as const), shift: fc.option(shift), other: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('backup' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restore' as const), shift: fc.option(shift) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

type Database = { engine: Engine; at: string }
type Game = { /** When it truly began */ began: number /** What the clock said then */; said: number }
type Process = { connection: Connection; store: Store; ahead: number; retention: ReturnType<typeof createRetention> }

const ask = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** An installation, its clocks, and what truly goes on. */
class Installation {
  readonly #folder = newFolder(onTestFinished)
  #place: Database
  #processes: Process[] = []
  #now = Date.UTC(2026, 0, 1)
  #jumpedAt = 0
  #games = new Map<string, Game>()
  #backup: { place: Database; games: Map<string, Game> } | undefined
  readonly #canCopyAcross: boolean

  constructor(place: Database, canCopyAcross: boolean) {
    this.#place = place
    this.#canCopyAcross = canCopyAcross
  }

  static async open(engine: Engine, canCopyAcross: boolean): Promise<Installation> {
    const installation = new Installation({ engine, at: '' }, canCopyAcross)
    installation.#place = await installation.#newPlace(engine)
    await installation.#start(0)
    for (let age = 0; age < 24; age += 2) await installation.#addGames(installation.#pick(0), installation.#now - age * day)
    return installation
  }

  async #newPlace(engine: Engine): Promise<Database> {
    return { engine, at: engine === 'sqlite' ? await newSqliteFile(join(this.#folder, `${randomUUID()}.sqlite`)) : await newDatabase() }
  }
  #connect({ engine, at }: Database): Promise<Connection> {
    return engine === 'sqlite' ? openSqlite(at) : openPostgres({ url: at, pool: 2 })
  }
  async #start(ahead: number): Promise<void> {
    const connection = await this.#connect(this.#place)
    const store = createStore(connection)
    const process: Process = { connection, store, ahead, retention: undefined as never }
    process.retention = createRetention({ config, store, log, outages, clock: () => this.#now + process.ahead })
    this.#processes.push(process)
    await this.#round(process)
  }
  async stop(which = this.#processes): Promise<void> {
    this.#processes = this.#processes.filter((each) => !which.includes(each))
    for (const { store } of which) await store.close()
  }
  #pick(who: number): Process {
    return this.#processes[who % this.#processes.length] as Process
  }
  /** What a clock that is so far ahead is after a shift. */
  #shifted(ahead: number, by: number | 'right' | null): number {
    const next = by === 'right' ? 0 : ahead + (by ?? 0)
    if (Math.abs(next - ahead) > 2 * day) this.#jumpedAt = this.#now
    return next
  }
  async #addGames(process = this.#pick(0), began = this.#now): Promise<void> {
    const said = began + process.ahead
    const { uid } = await addGame(process.store, { at: said })
    this.#games.set(uid, { began, said })
  }

  async #round({ retention }: Process): Promise<void> {
    await retention.watch()
    while ((await retention.round()) > 0);
    await this.#check()
  }
  /** Nothing young is lost within a day of a jump, nor while two clocks are days apart. */
  async #check(): Promise<void> {
    const aheads = this.#processes.map(({ ahead }) => ahead)
    const areApart = Math.max(...aheads) - Math.min(...aheads) > 2 * day + hour
    for (const [uid, { began }] of this.#games) {
      if (await this.#pick(0).store.findGame(uid)) continue
      this.#games.delete(uid)
      const isYoung = this.#now - began < retentionDays * day
      if (isYoung && (areApart || this.#now - this.#jumpedAt < day)) throw new Error('a young game is lost')
    }
  }
  /** A process looks at its clock at least every minute. */
  async #lookSoon(): Promise<void> {
    this.#now += minute
    for (const process of this.#processes) await this.#round(process)
  }
  async #pass(ms: number): Promise<void> {
    this.#now += ms
    for (const process of this.#processes) await this.#round(process)
  }
  /** All processes stop, and one starts on another database, which begins with a pause of its own. */
  async #moveTo(place: Database, shift: number | 'right' | null): Promise<void> {
    const ahead = this.#pick(0).ahead
    await this.stop()
    this.#place = place
    this.#jumpedAt = this.#now
    await this.#start(this.#shifted(ahead, shift))
  }

  async take(step: Step): Promise<void> {
    if (step.what === 'hours') for (let left = step.hours; left > 0; left -= 1) await this.#pass(hour)
    else if (step.what === 'jump') {
      const process = this.#pick(step.who)
      process.ahead = this.#shifted(process.ahead, step.shift)
    } else if (step.what === 'restart') {
      const process = this.#pick(step.who)
      const others = this.#processes.length - 1
      const start = () => this.#start(this.#shifted(process.ahead, step.shift))
      if (others > 0) await start()
      await this.stop([process])
      if (others === 0) await start()
    } else if (step.what === 'second process') {
      if (this.#processes.length < 2) await this.#start(this.#shifted(this.#pick(0).ahead, step.shift))
    } else if (step.what === 'end of a process') {
      if (this.#processes.length > 1) await this.stop([this.#pick(step.who)])
    } else if (step.what === 'games') await this.#addGames(this.#pick(step.who))
    else if (step.what === 'copy') {
      const { engine } = this.#place
      const target = await this.#newPlace(step.other && this.#canCopyAcross ? (engine === 'sqlite' ? 'postgres' : 'sqlite') : engine)
      const connection = await this.#connect(target)
      await copyDatabase(this.#pick(0).connection, connection, () => {})
      await connection.engine.close()
      await this.#moveTo(target, step.shift)
    } else if (step.what === 'backup') {
      const place = { engine: this.#place.engine, at: await this.#copyOf(this.#place) }
      this.#backup = { place, games: new Map(this.#games) }
    } else if (this.#backup) {
      const { place, games } = this.#backup
      this.#games = new Map(games)
      await this.#moveTo({ engine: place.engine, at: await this.#copyOf(place) }, step.shift)
    }
    await this.#lookSoon()
  }
  /** A backup, or what a backup is restored to */
  async #copyOf({ engine, at }: Database): Promise<string> {
    if (engine === 'sqlite') {
      const copy = join(this.#folder, `${randomUUID()}.sqlite`)
      if (at === this.#place.at) backupSqlite(at, copy)
      else copyFileSync(at, copy)
      return copy
    }
    const aheads = this.#processes.map(({ ahead }) => ahead)
    if (at === this.#place.at) await this.stop()
    const copy = new URL(at)
    copy.pathname = `/copy_${randomUUID().replaceAll('-', '')}`
    await ask(new URL('/postgres', at).href, `create database ${copy.pathname.slice(1)} template ${new URL(at).pathname.slice(1)}`)
    if (at === this.#place.at) for (const ahead of aheads) await this.#start(ahead)
    return copy.href
  }

  /** With one clock that is right, everything old goes. */
  async end(): Promise<void> {
    await this.stop(this.#processes.slice(1))
    // Lists are of whole months.
    noteDeletion(this.#now - 60 * day)
    this.#pick(0).ahead = this.#shifted(this.#pick(0).ahead, 'right')
    for (let hours = 0; hours < 30; hours += 1) await this.#pass(hour)
    for (let days = 0; days <= retentionDays; days += 1) await this.#pass(day)
    const left = [...this.#games.values()].filter(
      ({ began, said }) => Math.abs(said - began) <= day && this.#now - began > (retentionDays + 1) * day,
    )
    expect(left).toEqual([])
    noteDeletion(this.#now)
    await this.#pass(day)
    expect(listsIn(lists).map((file) => file.slice(-11, -4))).toEqual([isoTime(this.#now - day).slice(0, 7)])
    rmSync(listsIn(lists).join())
  }
}

test.each(engines)(
  'ruling 60: whatever clocks, restarts, further processes, copies and restores do, no young game is lost within 24 hours of a jump, and everything old goes, %s',
  async (engine) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const installation = await Installation.open(engine, engines.length > 1)
        try {
          for (const each of steps) await installation.take(each)
          await installation.end()
        } finally {
          await installation.stop()
        }
      }),
      { numRuns: sequences, endOnFailure: sequences > 20 },
    )
  },
  sequences * 60_000,
)
