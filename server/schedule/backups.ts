import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../process/config.ts'
import { type Clock, day } from '../process/time.ts'
import { makeFolder } from '../store/data-folder.ts'
import { backupAside } from '../store/open-store.ts'

/** Backups in a folder, of this product and of pg_dump, newest first; times are ms since 1970. */
export const listBackups = (folder: string): { file: string; at: number }[] => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.(sqlite|dump)$/.test(name)) : []
  return names
    .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
}

const ownName = /gamalyze-[\dT-]+Z\.sqlite$/

/** Takes a backup of the SQLite file where the newest one is a day old, and removes those that are too many. */
export const backUp = async ({ config, clock }: { config: Config; clock: Clock }): Promise<void> => {
  const { backupDir: folder, backupsKept, databaseUrl } = config
  if (folder === undefined) return
  makeFolder(folder, 0o700)
  // A clock that was ahead has left files of the future.
  if (databaseUrl || Math.abs(clock() - (listBackups(folder)[0]?.at ?? 0)) < day) return
  const file = join(folder, `gamalyze-${new Date(clock()).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`)
  // Under a name that is no backup's until it is whole.
  const part = join(folder, '.part.sqlite')
  rmSync(part, { force: true })
  try {
    await backupAside(config, part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
  const own = listBackups(folder).filter((backup) => ownName.test(backup.file))
  for (const { file: old } of own.slice(backupsKept)) rmSync(old)
}
