import type { JobKind, Jobs, QueuePosition } from './jobs.ts'
import type { Runner } from './run-jobs.ts'

/** ms between polls of a job that may run in another process */
const pollInterval = 300

/**
 * Waits for a job for at most `timeoutMs`. Undefined: it has ended; otherwise its position, returned early if it cannot finish in time.
 * `firstPlace`: its position a moment ago, which saves the first look-up.
 */
export const waitForJob = async (
  { jobs, runner }: { jobs: Pick<Jobs, 'position'>; runner: Pick<Runner, 'ended' | 'wake'> },
  kind: JobKind,
  key: string,
  timeoutMs: number,
  firstPlace?: QueuePosition,
): Promise<QueuePosition | undefined> => {
  const until = performance.now() + timeoutMs
  runner.wake()
  for (let snapshot = firstPlace; ; snapshot = undefined) {
    const ended = runner.ended(key, pollInterval)
    const position = snapshot ?? (await jobs.position(kind, key))
    if (!position || position.state === 'failed') return position
    if (performance.now() >= until || position.seconds * 1000 > timeoutMs) return position
    await ended
  }
}
