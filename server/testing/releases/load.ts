import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Config, databaseFile, readConfig } from '../../process/config.ts'
import type { RunningServer } from '../../start-server.ts'
import { openRawDatabase, type RawDatabase } from '../raw-database.ts'

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
export type ReleasedDatabase = Kept & {
  open(): Promise<RawDatabase>
  rows(sql: string): Promise<Record<string, unknown>[]>
  copy(): Promise<ReleasedDatabase>
}

const read = (release: string, name: string): string =>
  brotliDecompressSync(readFileSync(new URL(`${release}/${name}.br`, import.meta.url))).toString('utf8')

/** Loads it into a new folder, or into the PostgreSQL database at `url`, which is empty. */
export const loadRelease = async (release: string, url?: string): Promise<ReleasedDatabase> => {
  const engine = url ? 'postgres' : 'sqlite'
  const kept = JSON.parse(read(release, `${engine}.answers`)) as Kept
  const released = openReleased(kept, url ? { DATABASE_URL: url } : { DATA_DIR: newReleasedFolder() })
  await released.rows(read(release, `${engine}.sql`))
  return released
}

const newReleasedFolder = (): string => mkdtempSync(join(tmpdir(), 'released-'))

const openReleased = (kept: Kept, place: Record<string, string>): ReleasedDatabase => {
  const settings: Record<string, string> = { ...kept.settings, ...place }
  const config = readConfig(settings)
  const open = (database: Config = config) => openRawDatabase({ deps: { config: database } })
  const rowsIn = async (database: Config, sql: string) => {
    const raw = await open(database)
    const rows: Promise<unknown[]> = sql.startsWith('select') ? raw.rows(sql) : raw.run(sql).then(() => [])
    return (await rows.finally(raw.close)) as Record<string, unknown>[]
  }
  return {
    ...kept,
    settings,
    open: () => open(),
    rows: (sql) => rowsIn(config, sql),
    async copy() {
      if (config.databaseUrl === undefined) {
        const folder = newReleasedFolder()
        copyFileSync(databaseFile(config), join(folder, 'gamalyze.sqlite'))
        return openReleased(kept, { DATA_DIR: folder })
      }
      const { href, pathname } = new URL(config.databaseUrl)
      const name = `copy_${process.hrtime.bigint()}`
      await rowsIn({ ...config, databaseUrl: new URL('/postgres', href).href }, `create database ${name} template ${pathname.slice(1)}`)
      return openReleased(kept, { DATABASE_URL: new URL(`/${name}`, href).href })
    },
  }
}
