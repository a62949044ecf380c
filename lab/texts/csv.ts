import Papa from 'papaparse'
import { type TextFile, TextFileError, type TextFormat } from './text-file.ts'

const textColumns = ['set', 'key', 'english', 'text'] as const
const columns = [...textColumns, 'state', 'reader', 'note', 'screen', 'picture', 'limit', 'glossary']

/** Our columns, and what Weblate, Crowdin and others call them. A file of another tool is for the set that it is imported as. */
const names = {
  key: ['key', 'id', 'identifier', 'string id', 'resname', 'context'],
  english: ['english', 'source', 'source string', 'source text', 'source phrase'],
  text: ['text', 'target', 'translation', 'target string', 'target text'],
} as const

type Cells = { [column: string]: string }
const firstOf = (row: Cells, of: keyof typeof names): string => names[of].map((name) => row[name]).find((cell) => cell) ?? ''

/**
 * Comma or semicolon, said in a first line `sep=;` or not, any line endings, column names in any case and more columns; missing or duplicate columns
 * and broken quoting are refused.
 */
const readCsv = (content: string): TextFile => {
  const [line, delimiter = ''] = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(content) ?? []
  const { data, errors, meta } = Papa.parse<Cells>(content.slice(line?.length ?? 0), {
    header: true,
    skipEmptyLines: 'greedy',
    delimiter,
    transformHeader: (name) => name.trim().toLowerCase().replaceAll('_', ' '),
  })
  const isOurs = meta.fields?.includes('set')
  const isKnown = (column: (typeof textColumns)[number]) =>
    column === 'set' || isOurs ? meta.fields?.includes(column) : names[column].some((name) => meta.fields?.includes(name))
  const missing = textColumns.filter((column) => !isKnown(column))
  // A tool's own file names no set.
  if (missing.some((column) => column !== 'set') || (missing.length > 0 && meta.fields?.includes('text')))
    throw new TextFileError('columns', `the first line must name ${missing.join(', ')}`)
  if (meta.renamedHeaders)
    throw new TextFileError('columns', `${Object.values(meta.renamedHeaders).join(', ')} appears twice in the first line`)
  const [error] = errors.filter(({ code }) => code !== 'UndetectableDelimiter')
  if (error) {
    const row = Math.min(error.row ?? 0, data.length - 1)
    throw new TextFileError('csv', `row ${row + 2} (${data[row] && firstOf(data[row], 'key')}): ${error.message}`)
  }
  if (isOurs)
    return {
      rows: data.map(({ set = '', key = '', english = '', text = '' }) => ({ set: set.trim(), key: key.trim(), english, text })),
      unfinished: [],
    }
  const rows = data.map((row) => ({
    set: '',
    key: firstOf(row, 'key').trim(),
    english: firstOf(row, 'english'),
    text: firstOf(row, 'text'),
  }))
  const isDone = (at: number) => rows[at]?.text !== '' && !/^(true|1|yes|fuzzy)$/i.test(data[at]?.fuzzy ?? '')
  return { rows: rows.filter((_, at) => isDone(at)), unfinished: rows.filter((_, at) => !isDone(at)).map(({ key }) => key) }
}

export const csv: TextFormat = {
  /** With a byte order mark, which spreadsheets need to detect UTF-8. */
  write: (_, rows) => `\ufeff${Papa.unparse([...rows], { columns })}\r\n`,
  read: readCsv,
}
