import { closeSync, openSync, writeSync } from 'node:fs'
import { columns, type Row } from './columns.ts'

/** A file that rows are written to. */
export type RowFile = {
  write(rows: readonly Row[]): void | Promise<void>
  close(): void | Promise<void>
}

/** Numbers and names without commas, so no quoting is needed. */
export const openCsv = (path: string): RowFile => {
  const file = openSync(path, 'w')
  writeSync(file, `${columns.map(({ name }) => name).join(',')}\n`)
  return {
    write(rows) {
      writeSync(file, rows.map((row) => `${columns.map(({ name }) => row[name]).join(',')}\n`).join(''))
    },
    close: () => closeSync(file),
  }
}
