import type { Mapping } from './read-mapping.ts'
import type { Table } from './read-table.ts'
import { NotTrials, TrialsError } from './trials.ts'

/** Headings without case, spaces and marks; the first list that has one wins. */
const headings = {
  subject: [['subject', 'subjid', 'subj', 'subjectid', 'id', 'participant', 'participantid', 'ppt', 'pid']],
  trial: [['trial', 'trialnumber', 'trialno', 'trialnum']],
  block: [['block', 'blocknumber']],
  deck: [['deck', 'choice', 'deckchoice', 'chosendeck', 'decknumber'], ['response']],
  gain: [['gain', 'gains', 'win', 'wins', 'reward']],
  loss: [['loss', 'losses', 'penalty']],
  net: [['net', 'netoutcome', 'outcome']],
  group: [['group']],
  payscale: [['payscale']],
  structure: [['rewardstructure']],
  onset: [['onset']],
} as const

type Column = keyof typeof headings
/** Index of each column in a row, -1 without it. */
export type Columns = { [column in Column]: number }

/** Finds the columns of a table with one row per trial. Throws NotTrials if it is not one, TrialsError if two columns match. */
export const findColumns = ({ file, head }: Table, mapping: Mapping = {}): Columns => {
  const plain = head.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''))
  const placeOf = (column: Column): number => {
    const namedColumn = (mapping.columns as { [column in Column]?: string } | undefined)?.[column]
    if (namedColumn !== undefined) {
      const place = head.indexOf(namedColumn)
      if (place < 0) throw new NotTrials(`the mapping's column "${namedColumn}" is not there${itsColumns(head)}`)
      return place
    }
    for (const list of headings[column]) {
      const places = plain.flatMap((name, index) => ((list as readonly string[]).includes(name) ? [index] : []))
      if (places.length > 1)
        throw new TrialsError(
          'invalid_data',
          `${file}, line 1: ${places.map((place) => `"${head[place]}"`).join(' and ')} could both be the ${column}: say which in a mapping file`,
        )
      if (places[0] !== undefined) return places[0]
    }
    return -1
  }
  const columns = Object.fromEntries(Object.keys(headings).map((column) => [column, placeOf(column as Column)])) as Columns
  if (columns.deck < 0) throw new NotTrials(`no column for the deck${itsColumns(head)}`)
  if (columns.net < 0 && (columns.gain < 0 || columns.loss < 0))
    throw new NotTrials(`no columns for gain and loss, and none for the net outcome${itsColumns(head)}`)
  return columns
}

/** Whether the outcome is in two columns. */
export const hasParts = ({ gain, loss }: Columns): boolean => gain >= 0 && loss >= 0

const itsColumns = (head: readonly string[]): string => {
  const namedColumns = head.filter((name) => name !== '')
  if (namedColumns.length < 2) return '; it has one column only'
  const ellipsis = namedColumns.length > 8 ? ' …' : ''
  return `; its columns are ${namedColumns.slice(0, 8).join(', ')}${ellipsis}. A mapping file can name them`
}
