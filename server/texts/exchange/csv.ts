import Papa from 'papaparse'
import { type TextFile, TextFileError, type TextFormat, type TextRow } from './text-file.ts'

const textColumns = ['set', 'key', 'english', 'text'] as const
const columns = [...textColumns, 'state', 'reader', 'note', 'screen', 'picture', 'limit', 'glossary']

/** Comma or semicolon, any line endings, extra columns allowed; missing or duplicate columns and broken quoting are refused. */
const read = (content: string): TextFile => {
  const { data, errors, meta } = Papa.parse<TextRow>(content, { header: true, skipEmptyLines: 'greedy' })
  const missing = textColumns.filter((column) => !meta.fields?.includes(column))
  if (missing.length > 0) throw new TextFileError('columns', `the first line must name ${missing.join(', ')}`)
  if (meta.renamedHeaders)
    throw new TextFileError('columns', `${Object.values(meta.renamedHeaders).join(', ')} appears twice in the first line`)
  const [error] = errors
  if (error) {
    const row = Math.min(error.row ?? 0, data.length - 1)
    throw new TextFileError('csv', `row ${row + 2} (${data[row]?.key}): ${error.message}`)
  }
  return { rows: data.map(({ set, key, english, text }) => ({ set: set.trim(), key: key.trim(), english, text })), unfinished: [] }
}

export const csv: TextFormat = {
  /** With a byte order mark, which spreadsheets need to detect UTF-8. */
  write: (_, rows) => `\ufeff${Papa.unparse([...rows], { columns })}\r\n`,
  read,
}
