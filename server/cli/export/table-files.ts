import { closeSync, openSync, writeSync } from 'node:fs'
import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import { columns, type Row } from './columns.ts'

export type RowFile = { write(rows: readonly Row[]): void | Promise<void>; close(): void | Promise<void> }

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

const parquetType = (type: (typeof columns)[number]['type']) =>
  type === 'STRING' ? ({ type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const) : { type }

/** A Parquet file with one row group per batch of rows. */
export const openParquet = (path: string): RowFile => {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({ name, ...parquetType(type), repetition_type: 'REQUIRED' as const })),
    ],
  })
  return {
    write: (rows) => writer.write({ columnData: columns.map(({ name }) => ({ name, data: rows.map((row) => row[name]) })) }),
    close: () => writer.finish(),
  }
}
