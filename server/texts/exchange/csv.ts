import Papa from 'papaparse'

/** One text in a translator's file; the set's code keeps files of different languages apart. */
export type TextRow = { set: string; key: string; english: string; text: string }

/** Context for translating a row; not read back. */
export type RowContext = { state: string; note: string; screen: string; picture: string; limit: number; glossary: string }

export const textColumns = ['set', 'key', 'english', 'text'] as const
const contextColumns = ['state', 'note', 'screen', 'picture', 'limit', 'glossary'] as const

/** A file that cannot be read at all; the code is stable, the message gives the location. */
export class TextFileError extends Error {
  readonly code: 'encoding' | 'columns' | 'csv'

  constructor(code: 'encoding' | 'columns' | 'csv', detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'TextFileError'
    this.code = code
  }
}

/** UTF-8 with a byte order mark, which spreadsheets need to detect UTF-8. */
export const writeRows = (rows: readonly (TextRow & RowContext)[]): string =>
  `\ufeff${Papa.unparse([...rows], { columns: [...textColumns, ...contextColumns] })}\r\n`

/**
 * Reads a translator's file: with or without a byte order mark, any line endings, comma or semicolon, extra columns allowed.
 * Throws TextFileError for encodings other than UTF-8, missing or duplicate columns, and broken quoting.
 */
export const readRows = (bytes: Uint8Array): TextRow[] => {
  let content: string
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new TextFileError('encoding', 'the file is not UTF-8')
  }
  if (content.includes('\0')) throw new TextFileError('encoding', 'the file is not UTF-8')
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
  return data.map(({ set, key, english, text }) => ({
    set: set.trim(),
    key: key.trim(),
    english,
    text: text.replaceAll('\r\n', '\n').normalize(),
  }))
}
