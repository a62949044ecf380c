import { existsSync } from 'node:fs'
import { idKeyFile } from '../../security/id-key.ts'
import { backupDatabase } from '../../store/open-store.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'
import { nameDatabase } from '../with-store.ts'

/** Writes a complete, consistent copy to a new file. */
export const actions = action({
  options: { to: { value: '<file>', required: true } },
  about: 'copies the SQLite file while the server runs (PostgreSQL: use pg_dump)',
  run: async ({ to }, io) => {
    if (existsSync(to)) return refuse(io, `${to} already exists: name another file.`)
    const config = nameDatabase(io)
    await backupDatabase(config, to)
    const key = config.idKey ? 'ID_KEY' : idKeyFile(config)
    io.print({ file: to, key }, `${to}\nIt opens only with the installation key, which is not in it: ${key}`)
    return 0
  },
})
