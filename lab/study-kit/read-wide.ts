import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { deckReader, isMissing, numberReader, outcomeReader } from './cells.ts'
import type { Mapping } from './read-mapping.ts'
import { type Row, readTable, type Table } from './read-table.ts'
import { classicTask, type TrialPerson, TrialsError, usedTrials } from './trials.ts'

const ofDecks = /^(choices?|decks?)(?=[_.-].*?(csv|tsv|txt)$)/i
const companions = { gain: ['wi', 'win', 'wins', 'gain', 'gains'], loss: ['lo', 'loss', 'losses'], net: ['net', 'outcome', 'outcomes'] }
const ofOutcomes = new RegExp(`^(${Object.values(companions).flat().join('|')}|index)(?=[_.-].*?(csv|tsv|txt)$)`, 'i')

/** The files beside a matrix of choices that hold its wins and losses, or its net outcomes, by their name in the same folder. */
const companionsOf = (path: string) => {
  const find = (names: readonly string[]) =>
    names.map((name) => join(dirname(path), basename(path).replace(ofDecks, name))).find((other) => existsSync(other))
  return { gain: find(companions.gain), loss: find(companions.loss), net: find(companions.net) }
}

/** Whether a file is one of choices with outcomes in files beside it: `choice_95.csv` with `wi_95.csv` and `lo_95.csv`. */
export const isWide = (path: string): boolean =>
  ofDecks.test(basename(path)) && (/^choice_\d+\.csv$/.test(basename(path)) || Object.values(companionsOf(path)).some((other) => other))

/** Whether a file belongs to one of choices. */
export const isCompanion = (path: string): boolean => {
  const name = basename(path)
  if (!ofOutcomes.test(name)) return false
  return ['choice', 'choices', 'deck', 'decks'].some((decks) => existsSync(join(dirname(path), name.replace(ofOutcomes, decks))))
}

/**
 * Reads matrices with one row per person and one column per trial (Steingroever et al. 2015, doi:10.5334/jopd.ak). Rows may begin with the
 * person, in all files alike; trials that are missing at the end were not played. Throws TrialsError with the first line that does not fit.
 */
export const readWide = (path: string, file: string, groupOf: (subject: string) => string, mapping: Mapping) => {
  const choices = matrixOf(readTable(path, file))
  const besides = companionsOf(path)
  const open = (other: string | undefined, what: string) => {
    if (other === undefined) throw new TrialsError('data_gap', `${file}: the file of ${what} beside it is missing`)
    const table = matrixOf(readTable(other, join(dirname(file), basename(other))))
    if (table.rows.length !== choices.rows.length)
      throw new TrialsError('data_gap', `${table.file} has ${table.rows.length} people, ${file} ${choices.rows.length}`)
    return table
  }
  const parts = besides.net === undefined || besides.gain !== undefined
  const [gain, loss, net] = parts
    ? [open(besides.gain, 'wins'), open(besides.loss, 'losses'), undefined]
    : [undefined, undefined, open(besides.net, 'net outcomes')]
  const tables = [gain, loss, net].filter((table) => table !== undefined)
  const numbers = numberReader(tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)))
  const [deckOf, outcomeOf] = [deckReader(mapping.decks), outcomeReader(numbers)]
  let trials = 0
  const seenSubjects = new Set<string>()
  const people = choices.rows.map(({ subject, cells, line }, index): TrialPerson => {
    if (seenSubjects.has(subject)) throw new TrialsError('invalid_data', `${file}, line ${line}: ${subject} comes again`)
    seenSubjects.add(subject)
    for (const table of tables) {
      const row = table.rows[index]
      if (row && row.subject !== subject)
        throw new TrialsError('invalid_data', `${table.file}, line ${row.line}: ${row.subject}, where ${file} has ${subject}`)
    }
    const playedCount = cells.findLastIndex((cell) => !isMissing(cell)) + 1
    trials += playedCount
    const at = (table: typeof gain, trial: number) => table?.rows[index]?.cells[trial]
    const draws = cells.slice(0, playedCount).map((deck, trial) => {
      const where = `${file}, line ${line}, trial ${trial + 1}`
      const outcome = { gain: at(gain, trial), loss: at(loss, trial), net: at(net, trial) }
      return { choice: deckOf(deck, where), outcome: outcomeOf(outcome, parts, where) }
    })
    const group = groupOf(subject)
    return {
      ...classicTask,
      ...(mapping.payscale && { payscale: mapping.payscale }),
      id: `${file} ${group} ${subject}`,
      group,
      draws: draws.slice(0, usedTrials),
    }
  })
  return { people, trials, warnings: [] }
}

/** The matrix without headings and names; people without a name are called by their line. */
const matrixOf = ({ file, head, rows }: Table): { file: string; rows: { subject: string; cells: string[]; line: number }[] } => {
  const isValue = (cell = '') => isMissing(cell) || /^([-+]?[\d.,]+|[a-d])$/i.test(cell)
  const isData = head.every(isValue)
  const isNamed = head[0] === '' || /^(subj|id|participant)/i.test(head[0] ?? '') || rows.every(({ cells }) => !isValue(cells[0]))
  const allRows: readonly Row[] = isData ? [{ cells: head, line: 1 }, ...rows] : rows
  return {
    file,
    rows: allRows.map(({ cells, line }) => ({
      subject: (isNamed && cells[0]) || `line ${line}`,
      cells: isNamed ? cells.slice(1) : cells,
      line,
    })),
  }
}
