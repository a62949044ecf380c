import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { decodeTable } from './decode-table.ts'
import { NotTrials, TrialsError } from './trials.ts'

export type Row = { cells: string[] /** from 1 */; line: number }

export type Table = {
  /** path in the folder */
  file: string
  head: string[]
  rows: Row[]
  separator: string
}

const separators = ['\t', ';', ',']

/**
 * Reads a table separated by tabs, semicolons or commas (a first line `sep=;` says which). Rows of R's `write.table`, which begin with a name
 * that has no heading, get an empty one. Throws TrialsError for a broken quote.
 */
export const readTable = (path: string, file: string): Table => {
  const text = decodeTable(readFileSync(path), file)
  const separatorLine = /^sep=(.)\r?\n/i.exec(text)
  const separator = separatorLine?.[1] ?? mostFrequent(text.split('\n', 1)[0] ?? '')
  const lines = rowsOf(text.slice(separatorLine?.[0].length ?? 0), separator, file, separatorLine ? 2 : 1)
  const [head, ...rows] = lines
  if (!head || rows.length === 0) throw new NotTrials('there is no row below the first')
  const headCells = rows.every(({ cells }) => cells.length === head.cells.length + 1) ? ['', ...head.cells] : head.cells
  return { file, head: headCells, rows, separator }
}

const mostFrequent = (line: string): string => {
  const counts = separators.map((separator) => Papa.parse<string[]>(line, { delimiter: separator }).data[0]?.length ?? 0)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

const rowsOf = (text: string, separator: string, file: string, firstLine: number): Row[] => {
  const rows: Row[] = []
  let line = firstLine
  let from = 0
  Papa.parse<string[]>(text, {
    delimiter: separator,
    step: ({ data, errors: [error], meta }) => {
      if (error) throw new TrialsError('invalid_data', `${file}, line ${line}: ${error.message}`)
      const cells = data.map((cell) => cell.trim())
      if (cells.some((cell) => cell !== '')) rows.push({ cells, line })
      line += text.slice(from, meta.cursor).split('\n').length - 1
      from = meta.cursor
    },
  })
  return rows
}
