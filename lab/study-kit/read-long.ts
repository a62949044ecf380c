import { decksOf } from '../../server/analysis/behaviour.ts'
import { rewardStructures } from '../../server/analysis/decks.ts'
import { deckReader, isMissing, numberReader, outcomeReader } from './cells.ts'
import { type Columns, findColumns, hasParts } from './find-columns.ts'
import type { Mapping } from './read-mapping.ts'
import type { Row, Table } from './read-table.ts'
import { classicTask, type TrialPerson, TrialsError, usedTrials } from './trials.ts'

type Reading = TrialPerson & { trials: number; lastRow: number; first: number; last: number; block: string | undefined }

/** How people of a file are named where it does not name them itself. */
export type Naming = { subject: string; groupOf: (subject: string, isAlone: boolean) => string }

/**
 * Reads a table with one row per trial; without a column for the subject it holds one person. People are told apart by group and subject.
 * Throws NotTrials for another kind of table, TrialsError with the line of the first value that is missing, doubtful or comes again.
 */
export const readLong = (table: Table, naming: Naming, mapping: Mapping): { people: TrialPerson[]; trials: number; warnings: string[] } => {
  const columns = findColumns(table, mapping)
  const { rows, events } = withoutEvents(table.rows, columns)
  const at = ({ cells }: Row, column: keyof Columns) => (columns[column] < 0 ? undefined : (cells[columns[column]] ?? ''))
  const numbers = numberReader(
    rows.flatMap((row) => [at(row, 'gain'), at(row, 'loss'), at(row, 'net')].filter((cell) => cell !== undefined)),
  )
  const [deckOf, outcomeOf] = [deckReader(mapping.decks), outcomeReader(numbers)]

  const people = new Map<string, Reading>()
  for (const [index, row] of rows.entries()) {
    const where = `${table.file}, line ${row.line}`
    if (row.cells.slice(table.head.length).some((cell) => cell !== ''))
      throw new TrialsError('invalid_data', `${where}: ${row.cells.length} values, but ${table.head.length} headings`)
    const subject = at(row, 'subject') ?? naming.subject
    if (isMissing(subject)) throw new TrialsError('data_gap', `${where}: no subject`)
    const group = at(row, 'group') ?? naming.groupOf(subject, columns.subject < 0)
    if (isMissing(group)) throw new TrialsError('data_gap', `${where}: no group`)
    const key = JSON.stringify([group, subject])
    const person = people.get(key) ?? {
      ...classicTask,
      ...(mapping.payscale && { payscale: mapping.payscale }),
      ...(columns.structure >= 0 && decksOfStructure(at(row, 'structure'), where)),
      ...(columns.payscale >= 0 && { payscale: positive(numbers(at(row, 'payscale'), 'payscale', where), where) }),
      id: `${table.file} ${group} ${subject}`,
      group,
      draws: [],
      trials: 0,
      lastRow: index - 1,
      first: 1,
      last: 0,
      block: undefined,
    }
    people.set(key, person)
    const number = at(row, 'trial')
    if (number === undefined) {
      if (person.lastRow !== index - 1)
        throw new TrialsError(
          'invalid_data',
          `${where}: ${subject} of ${group} comes again after others (before: line ${rows[person.lastRow]?.line}): without a column "trial" this may be somebody else`,
        )
    } else checkOrder(person, numbers(number, 'trial', where), at(row, 'block'), `${where}: trial ${number} of ${subject}`)
    Object.assign(person, { trials: person.trials + 1, lastRow: index, block: at(row, 'block') })
    const outcome = { gain: at(row, 'gain'), loss: at(row, 'loss'), net: at(row, 'net') }
    const draw = { choice: deckOf(at(row, 'deck'), where), outcome: outcomeOf(outcome, hasParts(columns), where) }
    if (person.trials <= usedTrials) person.draws.push(draw)
  }
  return {
    people: [...people.values()].map(({ id, group, draws, payscale, isBad, winsOften }) => ({
      id,
      group,
      draws,
      payscale,
      isBad,
      winsOften,
    })),
    trials: rows.length,
    warnings: [
      ...(columns.trial < 0 ? ['no column "trial": the order of rows is taken for the order of trials'] : []),
      ...(events > 0 ? [`${events} rows without deck and outcome are no trials`] : []),
    ],
  }
}

/** Trials count from 0 or 1, in the whole file or anew in each block. */
const checkOrder = (person: Reading, number: number, block: string | undefined, what: string): void => {
  const begins = person.trials === 0
  const newBlock = !begins && block !== undefined && block !== person.block
  if (begins && number === 0) person.first = 0
  const expected = begins || (newBlock && number === person.first) ? person.first : person.last + 1
  if (number !== expected)
    throw number <= person.last && !begins
      ? new TrialsError('invalid_data', `${what} comes again, where ${expected} should come`)
      : new TrialsError('data_gap', `${what} comes where ${expected} should`)
  person.last = number
}

/** Tables of events (BIDS: with a column `onset`) also have rows that are no trials. */
const withoutEvents = (rows: readonly Row[], columns: Columns): { rows: readonly Row[]; events: number } => {
  if (columns.onset < 0) return { rows, events: 0 }
  const places = [columns.deck, columns.gain, columns.loss, columns.net].filter((place) => place >= 0)
  const trials = rows.filter(({ cells }) => !places.every((place) => isMissing(cells[place])))
  return { rows: trials, events: rows.length - trials.length }
}

const decksOfStructure = (cell: string | undefined, where: string): Pick<TrialPerson, 'payscale' | 'isBad' | 'winsOften'> => {
  const structure = rewardStructures[Number(cell)]
  if (!structure || cell === '') throw new TrialsError('invalid_data', `${where}: rewardStructure must be 0 to 8`)
  return { payscale: structure.payscale, ...decksOf(structure.reward_structure_id) }
}

const positive = (value: number, where: string): number => {
  if (value <= 0) throw new TrialsError('invalid_data', `${where}: payscale must be more than 0`)
  return value
}
