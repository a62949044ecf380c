import { openStoreWithJobs, replaceLostKey } from '../../store/open-store.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, nameDatabase } from '../with-store.ts'

/** Opening a store and its queue migrates both; concurrent processes wait for each other. */
export const actions = action({
  options: { 'new-key': {} },
  about:
    'migrates the database to the newest version, as every start does; --new-key: if the installation key was lost; user ids are then no longer found and limits start again',
  run: async (values, io) => {
    const config = nameDatabase(io)
    if (values['new-key'] && !(await replaceLostKey(config, entryOf('id_key.replaced', null, 'installation key'))))
      return refuse(io, 'The key is correct: nothing was changed.')
    const { store, jobs } = await openStoreWithJobs(config, { clock: Date.now, report: () => {}, beside: true, warn: io.err })
    await jobs.close()
    await store.close()
    const engine = config.databaseUrl ? 'postgres' : 'sqlite'
    io.print({ engine, newest: true }, `The ${engine === 'postgres' ? 'PostgreSQL database' : 'SQLite file'} is at the newest version.`)
    return 0
  },
})
