import type { Claim } from '../../../contract/claims.ts'
import type { Results } from '../../../contract/results.ts'
import type { Repeat } from '../repeat.ts'
import type { Behaviour } from '../types.ts'
import { countedClaims, flagClaim } from './counted.ts'
import { habitClaims } from './habits.ts'
import { partClaims } from './parts.ts'
import { comparisonClaim, verdictClaims } from './verdict.ts'

type Seen = {
  results: Pick<Results, 'risk_score' | 'category' | 'percentile' | 'levels' | 'texts' | 'quality' | 'parts'>
  repeat: Repeat
  behaviour: Behaviour
  lossEffect: number
}

/**
 * All claims about a game, in reading order. A flag suppresses claims: `one_deck` alone those on habits and comparison, since
 * the play itself is clear; any other all except counts and the reason.
 */
export const resultClaims = ({ results, repeat, behaviour, lossEffect }: Seen): Claim[] => {
  const { flags, firm } = results.quality
  const reasons = flags.map((flag) => flagClaim(flag, behaviour))
  if (!firm) return [...reasons, ...countedClaims(behaviour)]
  const score = verdictClaims(results, repeat)
  const parts = partClaims({ behaviour, lossEffect, parts: results.parts })
  if (flags.length > 0) return [...score, ...parts, ...reasons, ...countedClaims(behaviour)]
  return [
    ...score,
    ...parts,
    comparisonClaim(results.percentile),
    ...habitClaims({ results, behaviour, lossEffect }),
    ...countedClaims(behaviour),
  ]
}
