import { volunteers } from './claims/counts.ts'
import { type Level, type Levels, withoutName } from './levels.ts'
import type { Behaviour } from './types.ts'

export type DeniedBy = {
  behaviour: Pick<Behaviour, 'losses' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

type Kind = 'low' | 'high'
const kindOf: Record<string, Kind | undefined> = {
  very_low: 'low',
  low: 'low',
  medium_low: 'low',
  medium_high: 'high',
  high: 'high',
  very_high: 'high',
}

/**
 * The same levels, without the names that the player's own counts deny (plain reading; science, section 3): a low one where the measure lies
 * in the top quarter of the volunteers, a high one in the bottom quarter, a middle one never; a span only where both of its ends are denied.
 */
export const withoutDenied = (levels: Levels, seen: DeniedBy): Levels => {
  const denied = deniedKinds(seen)
  const allowed = <T extends string>(level: Level<T>, kinds: readonly Kind[]): Level<T> => {
    const ends = level.span ?? [level.level]
    return ends.every((end) => kinds.some((kind) => kind === kindOf[end])) ? withoutName(level) : level
  }
  return {
    arew: allowed(levels.arew, denied.arew),
    apun: allowed(levels.apun, denied.apun),
    betaP: allowed(levels.betaP, denied.betaP),
    betaF: allowed(levels.betaF, denied.betaF),
  }
}

const deniedKinds = ({ behaviour: { losses, switches, longestRun }, lossEffect }: DeniedBy): Record<keyof Levels, Kind[]> => ({
  arew: outside(Math.abs(100 * lossEffect), volunteers.lossEffectSize),
  apun: outside(100 * lossEffect, volunteers.lossEffect),
  // More stays after losses are less sensitivity to whether a card won or lost (r −.42), more changes less staying.
  betaF: losses.count === 0 ? [] : outside(-losses.stayed / losses.count, reversed(volunteers.staysAfterLosses)),
  betaP: [
    ...outside(-switches, reversed(volunteers.switches)),
    ...(longestRun >= volunteers.longestRun.upper ? (['low'] as const) : []),
    ...(longestRun < volunteers.longestRun.median ? (['high'] as const) : []),
  ],
})

type Quartiles = { lower: number; upper: number }
const reversed = ({ lower, upper }: Quartiles): Quartiles => ({ lower: -upper, upper: -lower })
const outside = (value: number, { lower, upper }: Quartiles): Kind[] => (value >= upper ? ['low'] : value <= lower ? ['high'] : [])
