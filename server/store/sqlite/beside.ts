import { existsSync, realpathSync } from 'node:fs'

/** A file that belongs to a SQLite file, with this suffix: next to the file itself, not next to a link to it. */
export const beside = (file: string, end: '-wal' | '-shm' | '.lock'): string => `${existsSync(file) ? realpathSync(file) : file}${end}`
