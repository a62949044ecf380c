import { chmodSync, copyFileSync, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { IdHash } from '../../keys/id-key.ts'
import { type Config, ConfigError, databaseFile } from '../../process/config.ts'
import { pauseBackup } from '../clock-guard.ts'
import { closeFolder, prepareFolder } from '../data-folder.ts'
import { deleteAgain, deletionFolder, listsIn } from '../deletions.ts'
import { loadMigrations, refuseStrangeBackup } from '../migrate.ts'
import type { Connection } from '../store.ts'
import { all } from '../work.ts'
import { beside, lockFile } from './lock-file.ts'
import { openSqlite } from './open-sqlite.ts'
import { codeOf } from './problem-of.ts'

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** @throws ConfigError for what is no whole backup of this release or an earlier one */
const inspect = async (file: string): Promise<void> => {
  const migrations = await loadMigrations('sqlite')
  const read = (): { state: unknown; applied: unknown[] } => {
    try {
      const db = new Sqlite(file, { readonly: true, fileMustExist: true })
      try {
        return { state: db.pragma('quick_check(1)', { simple: true }), applied: db.prepare('select name from migration').pluck().all() }
      } finally {
        db.close()
      }
    } catch (error) {
      throw new ConfigError(`${file} is no backup of Gamalyze (${codeOf(error)}): name another file`)
    }
  }
  const { state, applied } = read()
  if (state !== 'ok') throw new ConfigError(`${file} is damaged: name another backup`)
  refuseStrangeBackup(file, applied, migrations)
}

export type Restored = {
  /** Games deleted since the backup, which are deleted again */
  deleted: number
  /** What was in its place */
  replaced: string | undefined
  /** Whether any list of deletions was found */
  isListed: boolean
}

/**
 * Puts a backup in the place of the SQLite file: checked, migrated, without what was deleted since, and with a pause of removals. Nothing is changed
 * before all that is done; what was there is kept beside. `accept` opens the key of the backup, or refuses it.
 * @throws ConfigError beside a server, or a log that one has left
 */
export const restoreSqlite = async (
  config: Config,
  backup: string,
  accept: (connection: Connection) => Promise<IdHash>,
  warn: (line: string) => void,
): Promise<Restored> => {
  if (!existsSync(backup)) throw new ConfigError(`There is no file ${backup}`)
  prepareFolder(config.dataDir)
  const file = databaseFile(config)
  if (existsSync(file) && realpathSync(file) === realpathSync(backup))
    throw new ConfigError(`${backup} is the database itself: name a backup`)
  const unlock = await lockFile(file, warn)
  const work = `${file}.restoring`
  const clear = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${work}${end}`, { force: true })
  }
  try {
    const log = beside(file, '-wal')
    if (sizeOf(log) > 0)
      throw new ConfigError(
        `${log} was left by a server that did not end: start and stop it once, or move ${log} and ${beside(file, '-shm')} away, then restore`,
      )
    if (sizeOf(`${backup}-wal`) > 0)
      throw new ConfigError(`${backup} is in use, as ${backup}-wal shows: name a file made by gamalyze backup`)
    clear()
    await inspect(backup)
    copyFileSync(backup, work)
    chmodSync(work, 0o600)
    const connection = await openSqlite(work, warn)
    const lists = [...listsIn(dirname(backup)), ...listsIn(deletionFolder(config))]
    let deleted: number
    try {
      const idHash = await accept(connection)
      await connection.engine.write(() => all({ sql: pauseBackup, names: [] }, {}))
      deleted = await deleteAgain(connection, idHash, lists)
    } finally {
      await connection.engine.close()
    }
    const replaced = existsSync(file) ? `${file}.replaced-${Date.now()}` : undefined
    for (const end of ['-wal', '-shm'] as const) rmSync(beside(file, end), { force: true })
    if (replaced) renameSync(file, replaced)
    renameSync(work, file)
    closeFolder(config.dataDir, warn)
    return { deleted, replaced, isListed: lists.length > 0 }
  } finally {
    clear()
    unlock()
  }
}
