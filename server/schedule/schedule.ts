import { runUpkeep } from '../console/upkeep.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { noteOrWarn } from '../monitoring/outages.ts'
import { repeat } from '../process/repeat.ts'
import { hour, minute } from '../process/time.ts'
import { backUp } from './backups.ts'
import { createRetention } from './retention.ts'

/** Pause between two batches of removals, ms */
const batchPauseMs = 25

/** The recurring work of every process, until it is closed. */
export const startSchedule = (
  deps: Parameters<typeof createRetention>[0] & Parameters<typeof runUpkeep>[0] & { metrics: Pick<Metrics, 'endpointsFail'> },
): { close(): void } => {
  const { watch, round } = createRetention(deps)
  /** Runs `work` again after so many ms, or as many as it says. */
  const every = (ms: number, work: () => Promise<number | undefined>, failure: string, first = ms) =>
    repeat(ms, work, (error) => noteOrWarn(deps, error, failure), first)
  const removeOld = async (): Promise<number | undefined> => {
    if ((await round()) > 0) return batchPauseMs
    await deps.store.scrub()
    return undefined
  }
  const running = [
    // Removes games older than RETENTION_DAYS in small batches (counts stay), and expired records.
    every(hour, removeOld, 'old games not removed', batchPauseMs),
    // Looks at the clock, so that a wrong one is seen before it gives many games a wrong age.
    every(minute, async () => void (await watch()), 'old games not removed'),
    every(minute / 6, async () => void (await deps.store.look()), 'database not looked at'),
    // Where BACKUP_DIR is set: looks whether a backup is due.
    every(10 * minute, async () => void (await backUp(deps)), 'backup failed', batchPauseMs),
    // Revokes expired keys and mails owners. A key still expires on time, as its end is checked on use.
    every(minute / 2, async () => void deps.metrics.endpointsFail(await runUpkeep(deps)), 'console maintenance failed'),
  ]
  return {
    close() {
      for (const timer of running) timer.close()
    },
  }
}
