import { rename, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { action } from '../command.ts'
import { notWritable } from '../command-error.ts'
import { type Row, rowsOf } from '../export/columns.ts'
import { sidecar } from '../export/sidecar.ts'
import { openCsv, openParquet } from '../export/table-files.ts'
import { openNamed } from '../with-store.ts'

const formats = { csv: openCsv, parquet: openParquet }

/** Rows buffered before they are written: a row group of the Parquet file. */
const batchRows = 80_000

/**
 * Writes all completed games of live secrets in order of registration, and prints the names of the two files. A partial file is
 * never left behind.
 */
export const actions = action({
  options: { format: { oneOf: ['csv', 'parquet'], required: true }, out: { value: 'FILE' } },
  about: 'writes the anonymous draws of completed games, and FILE.json about its columns',
  run: async ({ format, out }, io) => {
    const path = out ?? `gamalyze-draws.${format}`
    const store = await openNamed(io)
    try {
      // It tells how people played, though without names: readable by this user only, whatever the umask.
      await rm(`${path}.part`, { force: true })
      await writeFile(`${path}.part`, '', { mode: 0o600 })
      const file = formats[format](`${path}.part`)
      let games = 0
      let writtenRows = 0
      let rows: Row[] = []
      const flush = async () => {
        if (rows.length > 0) await file.write(rows)
        writtenRows += rows.length
        rows = []
      }
      for await (const game of store.completedGames()) {
        games += 1
        rows.push(...rowsOf(game, games))
        if (rows.length >= batchRows) await flush()
      }
      await flush()
      await file.close()
      await writeFile(`${path}.json`, `${JSON.stringify(sidecar(basename(path), format, games, writtenRows), null, 2)}\n`)
      await rename(`${path}.part`, path)
      io.print({ file: path, columns: `${path}.json`, games, rows: writtenRows }, `${path}\n${path}.json`)
    } catch (error) {
      if (!isFileError(error)) throw error
      throw notWritable(path, error)
    } finally {
      await rm(`${path}.part`, { force: true })
      await store.close()
    }
  },
})

const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error && 'path' in error
