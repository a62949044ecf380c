import type { Workers } from '../workers/workers.ts'
import type { Document } from './compiler.ts'

/** Documents as PDF, set off the event loop. */
export type Reports = {
  /** Throws ProblemError `unavailable` when too many documents wait. */
  pdf(document: Document): Promise<Uint8Array>
}

/** At 15 ms each, and twice as long a rest, the last one waits five seconds. */
const longestLine = 100

export const openReports = (workers: Workers): Reports => {
  const line = workers.line(longestLine, 'too many documents wait')
  return { pdf: (document) => line.run('pdf', document) }
}
