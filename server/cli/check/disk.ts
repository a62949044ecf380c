import { existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, databaseFile } from '../../process/config.ts'
import { day, hour } from '../../process/time.ts'
import { backupAge } from '../../schedule/backups.ts'
import { bad, type Finding, good, goodIf, note } from '../../store/inspect.ts'

/** Kinds of file systems by the numbers of Linux (statfs(2)), whose locks or syncs cannot be relied on. */
const networkDisks: Record<number, string> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB',
  1702057286: 'FUSE',
  16914839: '9P',
  12805120: 'Ceph',
  1397113167: 'AFS',
  1799439955: 'AFS',
  198183888: 'Lustre',
}
const leastFree = 1e9
const inMb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

const spaceOf = (name: string, folder: string, wanted: number): Finding => {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return goodIf(
    free >= wanted,
    'disk',
    `${inMb(free)} are free in ${name}`,
    `only ${inMb(free)} are free in ${name} (${folder}): ${inMb(wanted)} are wanted`,
  )
}

/** Free space, network disks, other users' access, and the age of the newest backup. */
export const checkDisk = (config: Config, now: number): Finding[] => {
  const { backupDir, dataDir, databaseUrl, production } = config
  const file = databaseFile(config)
  const size = !databaseUrl && existsSync(file) ? statSync(file).size : 0
  const isUsed = !databaseUrl && existsSync(dataDir)
  const kind = isUsed ? networkDisks[statfsSync(dataDir).type >>> 0] : undefined
  const open = isUsed
    ? [dataDir, file, join(dataDir, 'id.key')].filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
    : []
  const age = backupDir === undefined ? 0 : backupAge(backupDir, now)
  return [
    ...(isUsed
      ? [
          // A rewrite and a backup need the file's size once more.
          spaceOf('DATA_DIR', dataDir, Math.max(leastFree, 2 * size)),
          kind
            ? bad('disk', `DATA_DIR is on a network disk (${kind}), where SQLite loses data: use a local one, or PostgreSQL`)
            : good('disk', 'DATA_DIR is local'),
          goodIf(
            open.length === 0,
            'disk',
            'closed to other users',
            `other users may open ${open.join(', ')}: chmod 700 a folder, 600 a file`,
          ),
        ]
      : []),
    ...(backupDir === undefined
      ? [
          production
            ? bad('backup', 'BACKUP_DIR is not set: no backup is made or watched, and no list of deletions kept beside it')
            : note('backup', 'BACKUP_DIR is not set'),
        ]
      : [
          age === Number.POSITIVE_INFINITY
            ? bad(
                'backup',
                `there is none in ${backupDir}${databaseUrl ? ': put dumps there (NAME.dump)' : ' yet: the next start makes one'}`,
              )
            : goodIf(
                age < 2 * day,
                'backup',
                `the newest is ${Math.round(age / hour)} hours old`,
                `the newest is ${Math.round(age / day)} days old: see the log for why`,
              ),
          ...(existsSync(backupDir) ? [spaceOf('BACKUP_DIR', backupDir, Math.max(leastFree, 2 * size))] : []),
        ]),
  ]
}
