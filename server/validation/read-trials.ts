import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { decksOf } from '../analysis/behaviour.ts'
import { rewardStructures } from '../analysis/decks.ts'
import type { Draw } from '../analysis/types.ts'

/** The first trials of one person, as many as our game has. */
export type TrialPerson = {
  id: string
  /** as named in the file */
  group: string
  draws: Draw[]
  /** points that count as one unit */
  payscale: number
  /** whether each deck loses in the long run, and whether its losses are rare */
  isBad: readonly boolean[]
  winsOften: readonly boolean[]
}

export type Trials = {
  people: TrialPerson[]
  /** Files without trials in a known layout */
  others: string[]
}

/** An error in a file of trials, with its location. `data_gap`: a value is missing; `invalid_data`: a value cannot be right. */
export class TrialsError extends Error {
  override readonly name = 'TrialsError'
  readonly code: 'not_found' | 'data_gap' | 'invalid_data'
  constructor(code: TrialsError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Trials used per person, as many as our game has. */
const used = 80
/** The classic task: decks A and B lose in the long run, the losses of B and D are rare. */
const classic = { payscale: 100, isBad: [true, true, false, false], winsOften: [false, true, false, true] }

/**
 * Reads trial data of the Iowa Gambling Task from a folder and its subfolders, in the published layouts:
 * - `choice_N.csv`, `wi_N.csv`, `lo_N.csv` with one row per person (Steingroever et al. 2015, doi:10.5334/jopd.ak);
 * - a table with one row per trial and a header naming subject, `deck` or `choice`, `gain` and `loss`, separated by tabs or commas (Ahn et al.
 *   2014, hBayesDM, our own export); `group` and `payscale` may be columns, else the group is in the file's name (`IGTdata_heroin.txt`) and the
 *   payscale 100. With a column `rewardStructure`, decks are those of our structures.
 * All or nothing: throws TrialsError for the first gap or implausible value.
 */
export const readTrials = (folder: string): Trials => {
  const files = listFiles(folder)
  const trials: Trials = { people: [], others: [] }
  for (const file of files) {
    const name = basename(file)
    if (/^(wi|lo|index)_\d+\.csv$/.test(name)) continue
    if (/^choice_\d+\.csv$/.test(name)) trials.people.push(...readWide(file))
    else if (/\.(txt|csv|tsv)$/i.test(name)) {
      const people = readLong(file)
      if (people) trials.people.push(...people)
      else trials.others.push(name)
    } else trials.others.push(name)
  }
  if (trials.people.length === 0) throw new TrialsError('not_found', 'there are no trials in a known layout')
  return trials
}

const listFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  } catch {
    throw new TrialsError('not_found', 'the folder cannot be read')
  }
}

type Table = { name: string; head: string[]; rows: string[][] }

const readTable = (file: string): Table => {
  const name = basename(file)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new TrialsError('data_gap', `${name} is missing`)
  }
  const [first = '', ...lines] = text.trim().split(/\r?\n/)
  const separator = first.includes('\t') ? '\t' : ','
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  return { name, head: cells(first), rows: lines.map(cells) }
}

/** Rows begin with the person; the header has one cell less. */
const readWide = (file: string): TrialPerson[] => {
  const companion = (prefix: string) => readTable(join(dirname(file), basename(file).replace('choice', prefix)))
  const [choices, wins, losses] = [readTable(file), companion('wi'), companion('lo')]
  for (const { name, rows } of [wins, losses])
    if (rows.length !== choices.rows.length)
      throw new TrialsError('data_gap', `${name} has ${rows.length} people, ${choices.name} ${choices.rows.length}`)
  return choices.rows.map(([subject = '', ...decks], person) => ({
    ...classic,
    id: `${choices.name} ${subject}`,
    group: 'healthy',
    draws: decks.slice(0, used).map((deck, trial) => {
      const [win, loss] = [wins.rows[person]?.[trial + 1], losses.rows[person]?.[trial + 1]]
      return drawOf(deck, win, loss, `${choices.name}, ${subject}, trial ${trial + 1}`)
    }),
  }))
}

const names = {
  subject: /^(subjid|subj|subject|id)$/i,
  trial: /^trial$/i,
  deck: /^(deck|choice)$/i,
  gain: /^(gain|win)$/i,
  loss: /^loss$/i,
  group: /^group$/i,
  payscale: /^payscale$/i,
  structure: /^rewardstructure$/i,
}

const readLong = (file: string): TrialPerson[] | undefined => {
  const { name, head, rows } = readTable(file)
  const place = (column: keyof typeof names) => head.findIndex((cell) => names[column].test(cell))
  const columns = { deck: place('deck'), gain: place('gain'), loss: place('loss'), subject: place('subject') }
  if (Object.values(columns).some((column) => column < 0)) return undefined
  const [trial, group, payscale, structure] = [place('trial'), place('group'), place('payscale'), place('structure')]
  const ofFile = name.replace(/\.[^.]+$/, '').replace(/^IGTdata_/, '')

  const people = new Map<string, TrialPerson & { trials: number }>()
  for (const [index, row] of rows.entries()) {
    const where = `${name}, line ${index + 2}`
    const subject = row[columns.subject]
    if (!subject || isMissing(subject)) throw new TrialsError('data_gap', `${where}: no subject`)
    const known = people.get(subject)
    const person = known ?? {
      ...(structure < 0 ? classic : decksOfStructure(row[structure], where)),
      ...(payscale >= 0 && { payscale: positive(row[payscale], where) }),
      id: `${name} ${subject}`,
      group: group < 0 ? ofFile : (row[group] ?? ''),
      draws: [],
      trials: 0,
    }
    people.set(subject, person)
    person.trials += 1
    if (trial >= 0 && Number(row[trial]) !== person.trials)
      throw new TrialsError('data_gap', `${where}: trial ${row[trial]} of ${subject} comes where ${person.trials} should`)
    if (person.trials <= used) person.draws.push(drawOf(row[columns.deck], row[columns.gain], row[columns.loss], where))
  }
  return [...people.values()].map(({ trials: _trials, ...person }) => person)
}

const decksOfStructure = (cell: string | undefined, where: string): Pick<TrialPerson, 'payscale' | 'isBad' | 'winsOften'> => {
  const structure = rewardStructures[Number(cell)]
  if (!structure || cell === '') throw new TrialsError('invalid_data', `${where}: rewardStructure must be 0 to 8`)
  return { payscale: structure.payscale, ...decksOf(structure.reward_structure_id) }
}

const positive = (cell: string | undefined, where: string): number => {
  const value = numberOf(cell, 'payscale', where)
  if (value <= 0) throw new TrialsError('invalid_data', `${where}: payscale must be more than 0`)
  return value
}

/** Losses may be negative or positive numbers. */
const drawOf = (deck: string | undefined, gain: string | undefined, loss: string | undefined, where: string): Draw => {
  const choice = numberOf(deck, 'deck', where) - 1
  if (![0, 1, 2, 3].includes(choice)) throw new TrialsError('invalid_data', `${where}: deck must be 1 to 4`)
  return { choice: choice as Draw['choice'], outcome: numberOf(gain, 'gain', where) - Math.abs(numberOf(loss, 'loss', where)) }
}

const isMissing = (cell: string) => cell === '' || /^(na|nan|null|\.)$/i.test(cell)

const numberOf = (cell: string | undefined, name: string, where: string): number => {
  if (cell === undefined || isMissing(cell)) throw new TrialsError('data_gap', `${where}: no ${name}`)
  const value = Number(cell)
  if (!Number.isFinite(value)) throw new TrialsError('invalid_data', `${where}: ${name} is no number`)
  return value
}
