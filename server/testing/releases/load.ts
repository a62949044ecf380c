import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { RunningServer } from '../../start-server.ts'

/** What a server was asked, of the test or the console, and what it answered; its own addresses are left out. */
type Answer = { of: 'test' | 'console'; method: string; path: string; headers: Record<string, string>; status: number; text: string }

/** Asks a server the same; for an analysis until it is there. */
export const answerOf = async (
  { url, deps }: Pick<RunningServer, 'url' | 'deps'>,
  { of, method, path, headers }: Omit<Answer, 'status' | 'text'>,
): Promise<Answer> => {
  const ask = () => fetch((of === 'console' ? deps.consoleSite.url : url) + path, { method, headers })
  let reply = await ask()
  while (reply.status === 202) reply = await ask()
  const text = (await reply.text()).replaceAll(url, 'http://test').replaceAll(deps.consoleSite.url, 'http://console')
  return { of, method, path, headers, status: reply.status, text }
}

type Kept = { now: number; settings: Record<string, string>; games: { uid: string; reference: string }[]; answers: Answer[] }
/**
 * A database of a release, and what that release answered on it, at a time of its own: 31 games of four operators, finished, refused, left,
 * erased, shared and of test keys; keys, members, deliveries, mails and analyses that wait; a label with versions and a draft. The script
 * that played them in a tree of 1.0.0, and dumped both engines, is in the history: `git log -- server/testing/releases/play.ts`.
 */
export type ReleasedDatabase = Kept & { rows(sql: string): Promise<Record<string, unknown>[]>; copy(): Promise<ReleasedDatabase> }

const read = (release: string, name: string): string =>
  brotliDecompressSync(readFileSync(new URL(`${release}/${name}.br`, import.meta.url))).toString('utf8')

/** Loads it into a new folder, or into the PostgreSQL database at `url`, which is empty. */
export const loadRelease = async (release: string, url?: string): Promise<ReleasedDatabase> => {
  const engine = url ? 'postgres' : 'sqlite'
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
