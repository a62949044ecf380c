import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { Answer } from './answers.ts'
import type { DumpedEngine } from './dump.ts'

type Kept = { now: number; settings: Record<string, string>; games: { uid: string; reference: string }[]; answers: Answer[] }
/** A database of a release, with what that release answered (`play.ts`). */
export type ReleasedDatabase = Kept & { rows(sql: string): Promise<Record<string, unknown>[]>; copy(): Promise<ReleasedDatabase> }

const read = (release: string, name: string): string =>
  brotliDecompressSync(readFileSync(new URL(`${release}/${name}.br`, import.meta.url))).toString('utf8')

/** Loads it into a new folder, or into the PostgreSQL database at `url`, which is empty. */
export const loadRelease = async (release: string, url?: string): Promise<ReleasedDatabase> => {
  const engine: DumpedEngine = url ? 'postgres' : 'sqlite'
  const kept = JSON.parse(read(release, `${engine}.answers`)) as Kept
  const open = url ? inDatabase(kept, url) : inFolder(kept, mkdtempSync(join(tmpdir(), 'released-')))
  await open.rows(read(release, `${engine}.sql`))
  return open
}

const inFolder = (kept: Kept, folder: string): ReleasedDatabase => {
  const file = join(folder, 'gamalyze.sqlite')
  return {
    ...kept,
    settings: { ...kept.settings, DATA_DIR: folder },
    async rows(sql) {
      const db = new Sqlite(file)
      try {
        if (!sql.startsWith('select')) db.exec(sql)
        return sql.startsWith('select') ? (db.prepare(sql).all() as Record<string, unknown>[]) : []
      } finally {
        db.close()
      }
    },
    async copy() {
      const other = mkdtempSync(join(tmpdir(), 'released-'))
      copyFileSync(file, join(other, 'gamalyze.sqlite'))
      return inFolder(kept, other)
    },
  }
}

const inDatabase = (kept: Kept, url: string): ReleasedDatabase => {
  const ask = async (connectionString: string, sql: string) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows ?? []
    } finally {
      await client.end()
    }
  }
  return {
    ...kept,
    settings: { ...kept.settings, DATABASE_URL: url },
    rows: (sql) => ask(url, sql),
    async copy() {
      const name = `copy_${process.hrtime.bigint()}`
      await ask(new URL('/postgres', url).href, `create database ${name} template ${new URL(url).pathname.slice(1)}`)
      return inDatabase(kept, new URL(`/${name}`, url).href)
    },
  }
}
