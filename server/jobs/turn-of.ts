import type { IdHash } from '../keys/id-key.ts'
import { hashNetwork } from '../security/network-of.ts'
import type { GameRecord } from '../store/games.ts'

/**
 * Whom a job for a game counts for when turns are taken: its label, where a server key or a test stands behind it, and else the client's network,
 * as anybody can use a page secret. It is not network and label together: with two labels' page secrets one client would have all turns.
 */
export const turnOf = (
  { idHash }: { idHash: IdHash },
  { operator, test, endsAt }: Pick<GameRecord, 'operator' | 'test' | 'endsAt'>,
  client: string,
): string => (test || endsAt !== null ? idHash('label', operator) : hashNetwork(idHash, client))
