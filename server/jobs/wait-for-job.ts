import type { JobKind, Jobs, Place } from './jobs.ts'
import type { Runner } from './run-jobs.ts'

/** ms between two looks at a job that another process may do */
const lookEvery = 300

/**
 * Waits for a job for at most `patience` ms. Undefined: it has ended; otherwise its place, returned early if it cannot be done in time.
 * `known`: its place a moment ago, which need not be looked up again.
 */
export const waitForJob = async (
  { jobs, runner }: { jobs: Pick<Jobs, 'place'>; runner: Pick<Runner, 'ended' | 'wake'> },
  kind: JobKind,
  key: string,
  patience: number,
  known?: Place,
): Promise<Place | undefined> => {
  const until = performance.now() + patience
  runner.wake()
  for (let look = known; ; look = undefined) {
    const ended = runner.ended(key, lookEvery)
    const place = look ?? (await jobs.place(kind, key))
    if (!place || place.state === 'failed') return place
    if (performance.now() >= until || place.seconds * 1000 > patience) return place
    await ended
  }
}
