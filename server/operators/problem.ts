/** Something wrong in an operator's folder, said so that it can be mended without reading code. */
export type Problem = {
  /** `error`: the folder is not taken; `warning`: taken, and mended or left as it is. */
  severity: 'error' | 'warning'
  operator: string
  /** File inside the operator's folder. */
  file: string
  /** Line in the file, from 1. */
  line: number
  message: string
  /** What to write instead. */
  mend: string
}

/** One line per problem: `operators/nfl/operator.json:12 error: … Mend: …`. */
export const problemText = ({ severity, operator, file, line, message, mend }: Problem) =>
  `operators/${operator}/${file}:${line} ${severity}: ${message} Mend: ${mend}`
