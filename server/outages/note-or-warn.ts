import type { Logger } from 'pino'
import type { Outages } from './outages.ts'

/** Begins an outage if the database failed; any other error is logged by its name alone, as its message may quote values. */
export const noteOrWarn = (
  { outages, log }: { outages: Pick<Outages, 'note'>; log: Pick<Logger, 'warn'> },
  error: unknown,
  line: string,
): void => {
  if (!outages.note(error)) log.warn({ name: error instanceof Error ? error.name : '' }, line)
}
