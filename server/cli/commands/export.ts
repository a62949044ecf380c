import { rename, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { action } from '../command.ts'
import { notWritable } from '../command-error.ts'
import { csvHead, csvLines, rowsOf } from '../export/columns.ts'
import { sidecar } from '../export/sidecar.ts'
import { withStore } from '../with-store.ts'

/**
 * Writes all completed games of live secrets in order of registration, and prints the names of the two files. A partial file is
 * never left behind.
 */
export const actions = action({
  options: { format: { oneOf: ['csv'], default: 'csv' }, out: { value: 'FILE', default: 'gamalyze-draws.csv' } },
  about: 'writes the anonymous draws of completed games, and FILE.json about its columns',
  run: ({ out: path }, io) =>
    withStore(io, async (store) => {
      const part = `${path}.part`
      const count = { games: 0, rows: 0 }
      async function* lines(): AsyncGenerator<string> {
        yield csvHead
        for await (const game of store.completedGames()) {
          count.games += 1
          const rows = rowsOf(game, count.games)
          count.rows += rows.length
          yield csvLines(rows)
        }
      }
      try {
        await rm(part, { force: true })
        // It tells how people played, though without names: readable by this user only, whatever the umask.
        await writeFile(part, lines(), { mode: 0o600 })
        await writeFile(`${path}.json`, `${JSON.stringify(sidecar(basename(path), count), null, 2)}\n`)
        await rename(part, path)
        io.print({ file: path, columns: `${path}.json`, ...count }, `${path}\n${path}.json`)
      } catch (error) {
        if (!isFileError(error)) throw error
        throw notWritable(path, error)
      } finally {
        await rm(part, { force: true })
      }
    }),
})

const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error && 'path' in error
