import type { Draw } from '../../server/analysis/types.ts'

/** The first trials of one person, as many as our game has. */
export type TrialPerson = {
  /** File, group and subject: nobody is merged with somebody of another file or group. */
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

/** What was done with a file, by its path in the folder: `taken` describes what was read, `left` why nothing was. */
export type FileReport = { file: string; taken: string; warnings: string[] } | { file: string; left: string }

export type Trials = { people: TrialPerson[]; files: FileReport[] }

/** `not_found`: nothing to read; `data_gap`: a value is missing; `invalid_data`: a value cannot be right, or cannot be told from another. */
export type TrialsCode = 'not_found' | 'data_gap' | 'invalid_data'

/** A refusal, with file and line. `files` reports what was read beside it. */
export class TrialsError extends Error {
  override readonly name = 'TrialsError'
  readonly code: TrialsCode
  readonly files: FileReport[]
  constructor(code: TrialsCode, message: string, files: FileReport[] = []) {
    super(message)
    this.code = code
    this.files = files
  }
}

/** A file that holds something else than trials; the others are read. */
export class NotTrials extends Error {
  override readonly name = 'NotTrials'
}

/** Trials used per person, as many as our game has. */
export const usedTrials = 80

/** The classic task: decks A and B lose in the long run, the losses of B and D are rare. */
export const classicTask = { payscale: 100, isBad: [true, true, false, false], winsOften: [false, true, false, true] }
