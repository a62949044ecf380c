import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { IdHash } from '../keys/id-key.ts'
import type { Config } from '../process/config.ts'
import { isoTime } from '../process/time.ts'
import { type Args, compileQuery } from './query.ts'
import { type Connection, createStore } from './store.ts'
import { all } from './work.ts'

/** Keyed hashes of the uids of games that were deleted before their time, a line each: with them a restored backup forgets these again. A list a month. */
const listName = (at: number): string => `deleted-games-${isoTime(at).slice(0, 7)}.txt`
/** Games read at a time */
const page = 5000

/** Beside the backups, or where none are made beside the SQLite file; none beside PostgreSQL without BACKUP_DIR, whose DATA_DIR may not last. */
export const deletionFolder = ({ backupDir, databaseUrl, dataDir }: Pick<Config, 'backupDir' | 'databaseUrl' | 'dataDir'>) =>
  backupDir ?? (databaseUrl ? undefined : dataDir)

/** The lists in a folder, which need not exist. */
export const listsIn = (folder = ''): string[] => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => /^deleted-games-.*\.txt$/.test(name)).map((name) => join(folder, name))
}

/** Removes the lists of games that had to go by now anyway, restored or not. `age`: how long games are kept, ms */
export const forgetDeletions = (config: Parameters<typeof deletionFolder>[0], now: number, age: number): void => {
  for (const list of listsIn(deletionFolder(config))) if (basename(list) < listName(now - age)) rmSync(list, { force: true })
}

const hashOf = (idHash: IdHash, uid: string): string => idHash('deleted game', uid)

/** What notes deleted games, inside their transaction: a line too many is of a deletion that somebody asked for. Who deletes is not kept up by a full disk. */
export const noteDeletions =
  (folder: string, idHash: IdHash, warn: (line: string) => void = () => {}) =>
  (uids: readonly string[], at: number): void => {
    const file = join(folder, listName(at))
    try {
      appendFileSync(file, uids.map((uid) => `${hashOf(idHash, uid)}\n`).join(''), { mode: 0o600, flush: true })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      warn(`${file} cannot be written (${code}): a restored backup would bring back what is deleted now`)
    }
  }

/** Deletes the listed games of a restored database again, as their players did; returns how many. */
export const deleteAgain = async (connection: Connection, idHash: IdHash, files: readonly string[]): Promise<number> => {
  const deleted = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')))
  const { engine, db } = connection
  const games = compileQuery((args: Args<{ after: number; limit: number }>) =>
    db.selectFrom('game').select(['id', 'uid']).where('id', '>', args.after).orderBy('id').limit(args.limit),
  )
  const store = createStore(connection)
  let removed = 0
  for (let after = 0; deleted.size > 0; ) {
    const rows = await engine.read(() => all(games, { after, limit: page }))
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    for (const { uid } of rows) if (deleted.has(hashOf(idHash, uid))) removed += await store.removeGame(uid, Date.now())
  }
  return removed
}
