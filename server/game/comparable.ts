import { shortestPlay, timing } from '../analysis/timing.ts'
import type { GameAnalysis, PlayedGame } from '../analysis/types.ts'
import type { Limits } from '../security/count-uses.ts'
import type { GameRecord } from '../store/games.ts'

/** Keyed hashes of the networks that a game was finished from; they are not stored with it. */
export type GameNetworks = Record<'customer' | 'site', string>

type Finished = { record: GameRecord; game: PlayedGame; analysis: GameAnalysis; networks: Partial<GameNetworks> }

/**
 * Whether an analysed game may enter a comparison group: a live one without flags whose cards the server itself saw arrive as slowly as a
 * person draws, one of few of its networks that day. Anybody can play by script with a secret that is published in a page.
 */
export const isComparable = async (
  { limits }: { limits: Limits },
  { record: { test, firstDrawAt, completedAt }, game, analysis, networks: { customer, site } }: Finished,
): Promise<boolean> => {
  if (test || analysis.results.quality.flags.length > 0 || timing(game).delayed) return false
  if (firstDrawAt === null || completedAt === null || completedAt - firstDrawAt < shortestPlay) return false
  if (customer === undefined || site === undefined) return false
  return (await limits.tryUse('normsOfCustomer', customer)) && (await limits.tryUse('normsOfSite', site))
}
