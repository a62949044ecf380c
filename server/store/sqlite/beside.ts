import { existsSync, realpathSync } from 'node:fs'

/** What belongs to a SQLite file and ends with this: beside the file itself, not beside a link to it. */
export const beside = (file: string, end: '-wal' | '-shm' | '.lock'): string => `${existsSync(file) ? realpathSync(file) : file}${end}`
