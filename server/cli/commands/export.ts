import { rename, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { notWritable, usageError } from '../command-error.ts'
import { type Row, rowsOf } from '../export/columns.ts'
import { openCsv } from '../export/csv-file.ts'
import { openParquet } from '../export/parquet-file.ts'
import { sidecar } from '../export/sidecar.ts'
import type { Io } from '../main.ts'
import { openNamed } from '../with-store.ts'

export const usage =
  'export --format csv|parquet [--out FILE]   writes the anonymous draws of completed games, and FILE.json about its columns'

const formats = { csv: openCsv, parquet: openParquet }
const options = { format: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean', default: false } } as const
const isFormat = (name: string | undefined): name is keyof typeof formats => name !== undefined && Object.hasOwn(formats, name)

/** Rows buffered before they are written: a row group of the Parquet file. */
const batchRows = 80_000

/**
 * Writes all completed games of live secrets in order of registration, and prints the names of the two files. A partial file is
 * never left behind.
 */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({ args, options })
  const { format } = values
  if (!isFormat(format)) {
    throw usageError(`--format must be ${Object.keys(formats).join(' or ')}.`)
  }
  const path = values.out ?? `gamalyze-draws.${format}`
  const store = await openNamed(io)
  try {
    // How somebody played, if without a name: for this user alone, whatever the umask.
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
    if (values.json) io.out(JSON.stringify({ file: path, columns: `${path}.json`, games, rows: writtenRows }))
    else for (const filePath of [path, `${path}.json`]) io.out(filePath)
    return 0
  } catch (error) {
    if (!isFileError(error)) throw error
    throw notWritable(path, error)
  } finally {
    await rm(`${path}.part`, { force: true })
    await store.close()
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error && 'path' in error
