import { parseArgs } from 'node:util'
import { readConfig } from '../../process/config.ts'
import { openStore } from '../../store/open-store.ts'
import type { Io } from '../main.ts'

export const usage = 'migrate                                  brings the database to the newest version; every start does so too'

/** Opening a store migrates it; several processes at once wait for each other. */
export const run = async (args: string[], io: Io): Promise<number> => {
  parseArgs({ args, options: {} })
  const config = readConfig(io.env)
  const store = await openStore(config)
  await store.close()
  io.out(`The ${config.databaseUrl ? 'PostgreSQL database' : 'SQLite file'} is at the newest version.`)
  return 0
}
