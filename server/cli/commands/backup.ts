import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '../../process/config.ts'
import { backupDatabase } from '../../store/open-store.ts'
import type { Io } from '../main.ts'

export const usage = 'backup --to <file>                       copies the SQLite file while the server runs (PostgreSQL: use pg_dump)'

/** Writes a complete, consistent copy to a new file. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, json: { type: 'boolean', default: false } } })
  if (!values.to) {
    io.err(usage)
    return 1
  }
  if (existsSync(values.to)) {
    io.err(`${values.to} already exists.`)
    return 1
  }
  await backupDatabase(readConfig(io.env), values.to)
  io.out(values.json ? JSON.stringify({ file: values.to }) : values.to)
  return 0
}
