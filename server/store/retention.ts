import type { Deps } from '../http/deps.ts'

const day = 24 * 3600 * 1000
const hour = 3600 * 1000
/** Games removed in one transaction: short enough that no player waits for it. */
const batch = 25
/** Pause between two batches, ms. */
const pause = 100

/** Removes games older than RETENTION_DAYS, now and every hour, a few at a time; counts of games stay. */
export const startRetention = ({ config, store, clock, log }: Pick<Deps, 'config' | 'store' | 'clock' | 'log'>): { close(): void } => {
  if (config.retentionDays === 0) return { close() {} }
  let timer: NodeJS.Timeout
  const run = async (): Promise<void> => {
    let removed = 0
    try {
      removed = await store.removeGames(clock() - config.retentionDays * day, batch)
    } catch (error) {
      log.warn({ name: error instanceof Error ? error.name : '' }, 'old games not removed')
    }
    timer = setTimeout(run, removed === batch ? pause : hour).unref()
  }
  timer = setTimeout(run, pause).unref()
  return { close: () => clearTimeout(timer) }
}
