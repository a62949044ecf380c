import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import { columns } from './columns.ts'
import type { RowFile } from './csv-file.ts'

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
