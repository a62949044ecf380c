import { closeSync, existsSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { ConfigError } from '../../process/config.ts'
import { codeOf, isBusy } from './problem-of.ts'

/** A file that belongs to a SQLite file, with this suffix: next to the file itself, not next to a link to it. */
export const beside = (file: string, end: '-wal' | '-shm' | '.lock'): string => `${existsSync(file) ? realpathSync(file) : file}${end}`

/** ms between tries, and until a server that is ending must have let go */
const interval = 100
const patienceMs = 5000

/** Keeps a SQLite file to one server by a lock of the system, which ends with the process; returns what lets go. @throws ConfigError if it is taken */
export const lockFile = async (file: string, warn: (line: string) => void = () => {}): Promise<() => void> => {
  const lockedFile = beside(file, '.lock')
  closeSync(openSync(lockedFile, 'a', 0o600))
  const lock = new Sqlite(lockedFile, { timeout: 0 })
  for (let waitedMs = 0; ; waitedMs += interval) {
    try {
      // Nothing is written, so no journal file is needed.
      lock.pragma('journal_mode = memory')
      lock.exec('begin exclusive')
      return () => void lock.close()
    } catch (error) {
      if (!isBusy(error)) {
        warn(`${lockedFile} cannot be locked (${codeOf(error)}): see to it that no second server uses ${file}`)
        return () => void lock.close()
      }
      if (waitedMs >= patienceMs) {
        lock.close()
        throw new ConfigError(`Another server uses ${file}: stop it first, or set DATA_DIR to another folder`)
      }
      await sleep(interval)
    }
  }
}

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
