import { fewestOccasions } from '../../contract/loss-effect.ts'
import { volunteers } from './claims/usual-counts.ts'
import { type Level, type Levels, withoutName } from './levels.ts'
import type { Behaviour } from './types.ts'

export type DeniedBy = {
  behaviour: Pick<Behaviour, 'wins' | 'losses' | 'frequentWinCards' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

/**
 * The same levels, without the names that the player's own counts deny: a low one where its count lies in the volunteers' top quarter, a
 * high one where it lies in the bottom quarter, a middle one never; a span where both of its ends are denied. What keeps somebody with a deck is
 * no win if it does as much after losses: high rewards are held against the loss effect, low ones against its size. Of too few wins or losses there is no name.
 */
export const withoutDenied = (levels: Levels, { behaviour, lossEffect }: DeniedBy): Levels => {
  const { wins, losses, frequentWinCards, switches, longestRun } = behaviour
  const isShown = wins.count >= fewestOccasions && losses.count >= fewestOccasions
  return {
    arew:
      wins.count >= fewestOccasions
        ? judged(levels.arew, {
            low: Math.abs(100 * lossEffect) >= volunteers.lossEffectSize.upper,
            high: 100 * lossEffect <= volunteers.lossEffectSize.lower,
          })
        : withoutName(levels.arew),
    apun: isShown ? judged(levels.apun, outside(100 * lossEffect, volunteers.lossEffect)) : withoutName(levels.apun),
    betaF: judged(levels.betaF, outside(frequentWinCards, volunteers.frequentWinCards)),
    betaP: judged(levels.betaP, {
      low: switches <= volunteers.switches.lower || longestRun >= volunteers.longestRun.upper,
      high: switches >= volunteers.switches.upper || longestRun < volunteers.longestRun.median,
    }),
  }
}

/** Whether low levels, and high ones, are denied. */
type Denied = { low: boolean; high: boolean }

const outside = (value: number, { lower, upper }: { lower: number; upper: number }): Denied => ({
  low: value >= upper,
  high: value <= lower,
})

/** The ends of a denied span stay: they are what the analysis says. */
const judged = <T extends string>(level: Level<T>, denied: Denied): Level<T> => {
  const isDenied = (name: T) => (name.endsWith('low') && denied.low) || (name.endsWith('high') && denied.high)
  return level.named !== false && (level.span ?? [level.level]).every(isDenied) ? { ...level, named: false, status: 'denied' } : level
}
