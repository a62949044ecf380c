import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import { columns } from './columns.ts'
import type { RowFile } from './csv-file.ts'

/** A Parquet file with one row group for each batch of rows. */
export const openParquet = (path: string): RowFile => {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({ name, type, repetition_type: 'REQUIRED' as const })),
    ],
  })
  return {
    write: (rows) => writer.write({ columnData: columns.map(({ name, type }) => ({ name, type, data: rows.map((row) => row[name]) })) }),
    close: () => writer.finish(),
  }
}
