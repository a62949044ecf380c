import { type Reason, reasonText } from '../../contract/console/reasons.ts'
/** A problem in an operator's folder, explained so that it can be fixed without reading code. */
export type Problem = {
  /** `error`: the folder is not loaded; `warning`: loaded, and corrected or left as it is. */
  severity: 'error' | 'warning'
  operator: string
  file: string
  /** Line in the file, from 1. */
  line: number
  /** JSON Pointer to the value in operator.json. */
  pointer?: string
  message: string
  fix: string
  /** Both, where the console says them in its languages. */
  reasons?: Reason[]
}

/** What is wrong, and what to do about it. */
export const explain = (message: Reason, fix: Reason) => ({ message: reasonText(message), fix: reasonText(fix), reasons: [message, fix] })

/** One line per problem: `operators/nfl/operator.json:12 error: … Fix: …`. */
export const problemText = ({ severity, operator, file, line, message, fix }: Problem) =>
  `operators/${operator}/${file}:${line} ${severity}: ${message} Fix: ${fix}`
