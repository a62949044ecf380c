import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { idKeyFile } from '../../keys/id-key.ts'
import { backupDatabase } from '../../store/open-store.ts'
import { refuse, usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { nameDatabase } from '../with-store.ts'

export const usage = 'backup --to <file>                       copies the SQLite file while the server runs (PostgreSQL: use pg_dump)'

/** Writes a complete, consistent copy to a new file. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, json: { type: 'boolean', default: false } } })
  if (!values.to) {
    throw usageError('--to must name a new file.')
  }
  if (existsSync(values.to)) return refuse(io, `${values.to} already exists: name another file.`)
  const config = nameDatabase(io)
  await backupDatabase(config, values.to)
  const key = config.idKey ? 'ID_KEY' : idKeyFile(config)
  if (values.json) io.out(JSON.stringify({ file: values.to, key }))
  else io.out(`${values.to}\nIt opens only with the installation key, which is not in it: ${key}`)
  return 0
}
