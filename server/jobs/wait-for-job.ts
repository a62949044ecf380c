import type { IdHash } from '../keys/id-key.ts'
import { hashNetwork } from '../security/network-of.ts'
import type { GameRecord } from '../store/games.ts'
import type { JobKind, Jobs, QueuePosition } from './jobs.ts'
import type { Runner } from './run-jobs.ts'

/** ms between polls of a job that may run in another process */
const pollInterval = 300

/** Waits `timeoutMs` at most. Undefined: it has ended; else its position, at once if it cannot end in time. `firstPlace`: that of a moment ago. */
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

/**
 * Whom a job for a game counts for when turns are taken: its label, where a server key or a test stands behind it, and else the client's network,
 * as anybody can use a page secret. It is not network and label together: with two labels' page secrets one client would have all turns.
 */
export const turnOf = (
  { idHash }: { idHash: IdHash },
  { operator, test, endsAt }: Pick<GameRecord, 'operator' | 'test' | 'endsAt'>,
  client: string,
): string => (test || endsAt !== null ? idHash('label', operator) : hashNetwork(idHash, client))
