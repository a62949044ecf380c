import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { ConfigError } from '../../process/config.ts'
import { beside } from './lock-file.ts'

/** Where the header of a SQLite file says how it is written: 1 without a log, 2 with one (sqlite.org/fileformat.html) */
const writeVersion = 18

/**
 * A backup has no log, and what it is laid over may have left one: SQLite would take that for the backup's own and bring the old state back, or
 * break the file. A file that a server has opened says that it has a log before there is one.
 * @throws ConfigError before anything is changed
 */
export const refuseStrangeLog = (file: string): void => {
  const log = beside(file, '-wal')
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) === 0 || byteOf(file, writeVersion) !== 1) return
  throw new ConfigError(
    `${file} is a backup, but ${log} is the log of another database: move ${log} and ${beside(file, '-shm')} away, and start again`,
  )
}

/** Undefined where there is no such file or byte. */
const byteOf = (file: string, position: number): number | undefined => {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  const handle = openSync(file, 'r')
  const byte = Buffer.alloc(1)
  const length = readSync(handle, byte, 0, 1, position)
  closeSync(handle)
  return length === 1 ? byte[0] : undefined
}
