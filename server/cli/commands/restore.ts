import { restoreDatabase } from '../../store/open-store.ts'
import { action } from '../command.ts'
import { nameDatabase } from '../with-store.ts'

/** Puts a backup back, and forgets again what was deleted since it was made. */
export const actions = action({
  arguments: { file: { value: 'FILE' } },
  about:
    'puts a file of backup in the place of the SQLite file while no server runs, and deletes again what was deleted since; after pg_restore, without FILE, the latter alone',
  run: async ({ file }, io) => {
    const { deleted, replaced, isListed } = await restoreDatabase(nameDatabase(io), file, io.err)
    if (!isListed) io.err('No list of deletions was found: delete again by hand what was deleted since the backup.')
    if (!isListed && file === undefined) return 1
    if (replaced) io.err(`What it replaces is kept until you remove it: ${replaced}`)
    io.print(
      { deleted, replaced: replaced ?? null },
      `${file ?? 'The database'} is restored; deleted again: ${deleted} games. Start the server.`,
    )
    return 0
  },
})
