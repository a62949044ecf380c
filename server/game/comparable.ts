import { shortestPlay, timing } from '../analysis/timing.ts'
import type { GameAnalysis, PlayedGame } from '../analysis/types.ts'
import type { Deps } from '../http/deps.ts'
import { dayOf } from '../process/utc-day.ts'
import { limits } from '../security/limits.ts'
import type { GameRecord } from '../store/records.ts'

/** Valid games of a day (UTC) that may enter a comparison group (ruling 40) */
const most = { customer: limits.normsOfCustomer.perDay, site: limits.normsOfSite.perDay } as const

/** Keyed hashes of the networks that a game was finished from, which are not stored with it. */
export type GameNetworks = Record<keyof typeof most, string>

type Finished = { record: GameRecord; game: PlayedGame; analysis: GameAnalysis; networks: Partial<GameNetworks> }

/**
 * Whether an analysed game may enter a comparison group: a live one without flags whose cards the server itself saw arrive as slowly as a
 * person draws, one of few of its networks that day. Anybody can play by script with a secret that is published in a page.
 */
export const isComparable = async (
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { record: { test, firstDrawAt, completedAt }, game, analysis, networks: { customer, site } }: Finished,
): Promise<boolean> => {
  if (test || analysis.results.quality.flags.length > 0 || timing(game).delayed) return false
  if (firstDrawAt === null || completedAt === null || completedAt - firstDrawAt < shortestPlay) return false
  if (customer === undefined || site === undefined) return false
  const takePlace = (kind: keyof typeof most, network: string) => store.takeDayUse(`norms ${kind} ${network}`, dayOf(clock()), most[kind])
  return (await takePlace('customer', customer)) && (await takePlace('site', site))
}
