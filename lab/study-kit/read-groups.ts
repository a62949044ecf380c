import { dirname } from 'node:path'
import { isMissing } from './cells.ts'
import { readTable } from './read-table.ts'
import { NotTrials, TrialsError } from './trials.ts'

/** Groups of people by the folder of their list. */
export type Groups = Map<string, Map<string, string>>

/** Reads a list of people with their group (`participants.tsv` of BIDS: `participant_id`, `group`). */
export const readGroups = (path: string, file: string): Map<string, string> => {
  const { head, rows } = readTable(path, file)
  const [subject, group] = [head.findIndex((name) => /^(participant|subject)/i.test(name)), head.findIndex((name) => /^group$/i.test(name))]
  if (subject < 0 || group < 0) throw new NotTrials('no columns "participant_id" and "group"')
  const groups = new Map<string, string>()
  for (const { cells, line } of rows) {
    const [name = '', its = ''] = [cells[subject], cells[group]]
    if (isMissing(name) || isMissing(its)) throw new TrialsError('data_gap', `${file}, line ${line}: no participant or no group`)
    if (groups.has(name)) throw new TrialsError('invalid_data', `${file}, line ${line}: ${name} comes again`)
    groups.set(name, its)
  }
  return groups
}

/** The group of a person by the nearest list above the file. Throws TrialsError where the list does not have the person. */
export const listedGroup = (groups: Groups, file: string, subject: string): string | undefined => {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const list = groups.get(folder)
    if (list) {
      const group = list.get(subject) ?? list.get(`sub-${subject}`)
      if (group === undefined) throw new TrialsError('data_gap', `${file}: the list of participants has no ${subject}`)
      return group
    }
    if (folder === '.') return undefined
  }
}
