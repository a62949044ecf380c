import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { type Config, databaseFile } from '../../process/config.ts'
import { bad, type Finding, good, judgeFacts, note } from '../inspect.ts'
import { loadMigrations } from '../migrate.ts'
import { largestLog, largestRead, sizesOf } from './eraser.ts'
import { codeOf } from './problem-of.ts'

/** Looks at the SQLite file without changing it, also while a server runs. */
export const inspectSqlite = async (config: Config, now: number): Promise<Finding[]> => {
  const file = databaseFile(config)
  if (!existsSync(file)) return [note('database', `there is no ${file} yet: the first start makes it`)]
  const migrations = await loadMigrations('sqlite')
  const { data: size, log } = sizesOf(file)
  try {
    const db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 2000 })
    try {
      const first = (text: string): unknown => db.prepare(text).pluck().get()
      const has = (table: string) => db.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined
      const isWhole = size > largestRead ? undefined : db.pragma('quick_check(1)', { simple: true }) === 'ok'
      const facts = {
        applied: has('migration') ? (db.prepare('select name from migration').pluck().all() as string[]) : [],
        keyHash: has('idKeyCheck') ? (first('select hash from idKeyCheck') as string | undefined) : undefined,
        seenAt: has('clockGuard') ? (first('select seenAt from clockGuard') as number | null) : undefined,
      }
      return [
        isWhole === undefined
          ? note('database', `${file} has ${Math.round(size / 1e6)} MB, too many to be read here: sqlite3 … 'pragma quick_check'`)
          : isWhole
            ? good('database', `${file} is whole`)
            : bad('database', `${file} is damaged: stop the server and restore a backup`),
        ...(log > largestLog ? [bad('database', `its log has ${Math.round(log / 1e6)} MB: end what reads the file for long`)] : []),
        ...judgeFacts(facts, migrations, config, now),
      ]
    } finally {
      db.close()
    }
  } catch (error) {
    return [bad('database', `${file} cannot be read (${codeOf(error)}): stop the server and restore a backup`)]
  }
}
