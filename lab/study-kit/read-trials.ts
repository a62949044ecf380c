import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type Groups, listedGroup, readGroups } from './read-groups.ts'
import { readLong } from './read-long.ts'
import type { Mapping } from './read-mapping.ts'
import { readTable } from './read-table.ts'
import { isCompanion, isWide, readWide } from './read-wide.ts'
import { doubts } from './trial-doubts.ts'
import { type FileReport, NotTrials, type TrialPerson, type Trials, TrialsError } from './trials.ts'

/**
 * Reads trial data of the Iowa Gambling Task from a folder and its subfolders:
 * - tables with one row per trial: subject, deck (1–4 or A–D), gain and loss or the net outcome; trial, block, group, payscale and
 *   rewardStructure (ours, which says which decks are bad) if there; without a subject, one person a file, events of BIDS among them;
 * - matrices of choices, wins and losses with one row per person.
 * The group is a column, or from a list `participants.tsv`, the mapping, the file's name (`IGTdata_heroin.txt`) or, of a file with one person,
 * its folder. All or nothing: throws TrialsError that names, for each file that is broken, its first line that is.
 */
export const readTrials = (folder: string, mapping: Mapping = {}): Trials => {
  const paths = listFiles(folder)
  const people: TrialPerson[] = []
  const files: FileReport[] = []
  const refusals: TrialsError[] = []
  const groups: Groups = new Map()
  const contents = new Map<string, string>()
  const subjects = new Set<string>()
  const knownGroups = new Map<string, string>()

  const take = (path: string, file: string): { people: TrialPerson[]; trials: number; warnings: string[] } => {
    const byList = (subject: string) => listedGroup(groups, file, subject) ?? mapping.group
    if (isWide(path)) {
      const ofName = /^choice_\d+\.csv$/.test(basename(file)) ? 'healthy' : (stem(file).split(/[_.-]/)[1] ?? folderOf(file))
      return readWide(path, file, (subject) => byList(subject) ?? ofName, mapping)
    }
    const bids = /^(sub-[^_]+)_(?:.*_)?events\.tsv$/.exec(basename(file))?.[1]
    if (bids !== undefined && subjects.has(bids)) throw new NotTrials(`another run of ${bids}: only the first is used`)
    const groupOf = (subject: string, isAlone: boolean) =>
      byList(subject) ?? (isAlone ? folderOf(file) : stem(file).replace(/^IGTdata_/, ''))
    const table = readLong(readTable(path, file), { subject: bids ?? stem(file), groupOf }, mapping)
    if (bids !== undefined) subjects.add(bids)
    return table
  }

  const attempt = (file: string, work: () => void): void => {
    try {
      work()
    } catch (error) {
      if (error instanceof NotTrials) files.push({ file, left: error.message })
      else if (error instanceof TrialsError) refusals.push(error)
      else throw error
    }
  }

  const isList = (path: string) => /^participants\.(tsv|csv)$/i.test(basename(path))
  for (const path of paths.filter(isList)) {
    const file = relative(folder, path)
    attempt(file, () => {
      const list = readGroups(path, file)
      groups.set(dirname(file), list)
      files.push({ file, taken: `groups of ${list.size} people`, warnings: [] })
    })
  }
  for (const path of paths) {
    const file = relative(folder, path)
    if (isList(path)) continue
    attempt(file, () => {
      if (!/\.(txt|csv|tsv)$/i.test(path)) throw new NotTrials('not a table (.csv, .tsv or .txt)')
      if (isCompanion(path)) {
        files.push({ file, taken: 'with the file of choices beside it', warnings: [] })
        return
      }
      const sum = createHash('sha256').update(readFileSync(path)).digest('hex')
      const same = contents.get(sum)
      contents.set(sum, file)
      const table = take(path, file)
      if (same !== undefined) throw new TrialsError('invalid_data', `${file}: the same file as ${same}: its people would count twice`)
      const names = [...new Set(table.people.map(({ group }) => group))]
      people.push(...table.people)
      files.push({
        file,
        taken: `${table.people.length === 1 ? '1 person' : `${table.people.length} people`}, ${table.trials} trials; group ${names.join(', ')}`,
        warnings: [...table.warnings, ...doubts(table.people, knownGroups)],
      })
    })
  }
  const [first, ...others] = refusals
  if (first) {
    const messages = [first.message, ...others.map(({ code, message }) => `${code}: ${message}`)]
    throw new TrialsError(first.code, messages.join('\n'), files)
  }
  if (people.length === 0) throw new TrialsError('not_found', 'there are no trials in a known layout', files)
  return { people, files }
}

const stem = (file: string) => basename(file).replace(/\.[^.]+$/, '')
const folderOf = (file: string) => (dirname(file) === '.' ? 'all' : basename(dirname(file)))

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
