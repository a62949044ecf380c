import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../process/config.ts'
import { type Clock, day } from '../process/time.ts'
import { makeFolder } from '../store/data-folder.ts'
import { backupAside } from '../store/open-store.ts'

type Backup = { file: string; at: number }

/** Backups in a folder, of this product and of pg_dump, newest first, behind them those of a clock that was ahead; times are ms since 1970. */
export const listBackups = (folder: string, now: number): Backup[] => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.(sqlite|dump)$/.test(name)) : []
  const isAhead = ({ at }: Backup) => Number(at > now + day)
  return names
    .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => isAhead(one) - isAhead(other) || other.at - one.at)
}

/** Age of the newest, ms; infinite where there is none, or only of a clock that was ahead. */
export const backupAge = (folder: string, now: number): number => {
  const age = now - (listBackups(folder, now)[0]?.at ?? Number.NEGATIVE_INFINITY)
  return age < -day ? Number.POSITIVE_INFINITY : age
}

const ownName = /gamalyze-[\dT-]+Z\.sqlite$/

/** Takes a backup of the SQLite file where the newest one is a day old, and removes those that are too many. */
export const backUp = async ({ config, clock }: { config: Config; clock: Clock }): Promise<void> => {
  const { backupDir: folder, backupsKept, databaseUrl } = config
  if (folder === undefined) return
  makeFolder(folder, 0o700)
  const now = clock()
  if (databaseUrl || backupAge(folder, now) < day) return
  const file = join(folder, `gamalyze-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`)
  // Under a name that is no backup's until it is whole.
  const part = join(folder, '.part.sqlite')
  rmSync(part, { force: true })
  try {
    await backupAside(config, part)
    utimesSync(part, now / 1000, now / 1000)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
  const own = listBackups(folder, now).filter((backup) => ownName.test(backup.file))
  for (const { file: old } of own.slice(backupsKept)) rmSync(old)
}
