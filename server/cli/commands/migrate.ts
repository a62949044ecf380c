import { openStoreWithJobs, replaceLostKey } from '../../store/open-store.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, nameDatabase } from '../with-store.ts'

/** Opening a store and its queue migrates both; concurrent processes wait for each other. */
export const actions = action({
  options: { 'new-key': {} },
  about:
    'brings the database to the newest version; every start does so too; --new-key: after the installation key was lost, user ids are no longer found, limits begin anew',
  run: async (values, io) => {
    const config = nameDatabase(io)
    if (values['new-key'] && !(await replaceLostKey(config, entryOf('id_key.replaced', null, 'installation key'))))
      return refuse(io, 'The key is the right one: nothing was changed.')
    const { store, jobs } = await openStoreWithJobs(config, { clock: Date.now, report: () => {}, beside: true, warn: io.err })
    await jobs.close()
    await store.close()
    const engine = config.databaseUrl ? 'postgres' : 'sqlite'
    io.print({ engine, newest: true }, `The ${engine === 'postgres' ? 'PostgreSQL database' : 'SQLite file'} is at the newest version.`)
    return 0
  },
})
