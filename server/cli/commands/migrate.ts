import { parseArgs } from 'node:util'
import { openStoreWithJobs, replaceLostKey } from '../../store/open-store.ts'
import { refuse } from '../command-error.ts'
import type { Io } from '../main.ts'
import { entryOf, nameDatabase } from '../with-store.ts'

export const usage = `migrate                                  brings the database to the newest version; every start does so too
migrate --new-key                        after the installation key was lost: user ids are no longer found, limits begin anew`

/** Opening a store and its queue migrates both; concurrent processes wait for each other. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { 'new-key': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  })
  const config = nameDatabase(io)
  if (values['new-key'] && !(await replaceLostKey(config, entryOf('id_key.replaced', null, 'installation key'))))
    return refuse(io, 'The key is the right one: nothing was changed.')
  const { store, jobs } = await openStoreWithJobs(config, { clock: Date.now, report: () => {}, beside: true, tell: io.err })
  await jobs.close()
  await store.close()
  const engine = config.databaseUrl ? 'postgres' : 'sqlite'
  if (values.json) io.out(JSON.stringify({ engine, newest: true }))
  else io.out(`The ${engine === 'postgres' ? 'PostgreSQL database' : 'SQLite file'} is at the newest version.`)
  return 0
}
