import type { Logger } from 'pino'
import { codeOf } from '../errors/code-of.ts'
import type { Outages } from './outages.ts'

/** Begins an outage if the database failed; any other error is logged by its code. */
export const noteOrWarn = (
  { outages, log }: { outages: Pick<Outages, 'note'>; log: Pick<Logger, 'warn'> },
  error: unknown,
  line: string,
): void => {
  if (!outages.note(error)) log.warn({ name: codeOf(error) }, line)
}
