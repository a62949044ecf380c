import { parseArgs } from 'node:util'
import { readConfig } from '../../process/config.ts'
import { openStore } from '../../store/open-store.ts'
import type { Io } from '../main.ts'

export const usage = 'migrate                                  brings the database to the newest version; every start does so too'

/** Opening a store migrates it; concurrent processes wait for each other. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const config = readConfig(io.env)
  const store = await openStore(config)
  await store.close()
  const engine = config.databaseUrl ? 'postgres' : 'sqlite'
  if (values.json) io.out(JSON.stringify({ engine, newest: true }))
  else io.out(`The ${engine === 'postgres' ? 'PostgreSQL database' : 'SQLite file'} is at the newest version.`)
  return 0
}
