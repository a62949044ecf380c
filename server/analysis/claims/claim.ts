import type { Claim, ClaimKey, claimCounts } from '../../../contract/claims.ts'

/** A claim with exactly its own counts. */
export const claim = <Key extends ClaimKey>(key: Key, counts: Record<(typeof claimCounts)[Key][number], number>): Claim => ({ key, counts })
