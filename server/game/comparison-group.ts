import type { Logger } from 'pino'
import { cardsPerGame } from '../../contract/constants.ts'
import { modelVersion } from '../analysis/model.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { scoreVersion } from '../analysis/risk.ts'
import { shortestPlay, timing } from '../analysis/timing.ts'
import type { GameAnalysis, PlayedGame, ReferenceGroup } from '../analysis/types.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { Clock } from '../process/time.ts'
import type { Limits } from '../security/count-uses.ts'
import type { GameRecord } from '../store/games.ts'
import type { Store } from '../store/store.ts'
import type { Workers } from '../workers/workers.ts'
import { playedGame } from './played-game.ts'

/** The group that games are compared with. */
export type ComparisonGroup = ReturnType<typeof openComparisonGroup>

/** Whether a group or an analysis was computed by the current method: others are not comparable. */
export const isOfThisMethod = (computed: Pick<ReferenceGroup, 'modelVersion' | 'scoreVersion'>): boolean =>
  computed.modelVersion === modelVersion && computed.scoreVersion === scoreVersion

/** The installation's own group that games are compared with; undefined if none was activated, or an earlier method computed it. */
export const ownGroupInForce = async ({ norms }: Pick<Store, 'norms'>): Promise<ReferenceGroup | undefined> => {
  const version = await norms.inForce()
  const group = version === undefined ? undefined : await norms.find(version)
  return group && isOfThisMethod(group) ? group : undefined
}

/** The group activated last, by any process (`gamalyze norms`), if it is of this method; else the shipped research volunteers. */
export const openComparisonGroup = ({ store, log }: { store: Pick<Store, 'norms'>; log: Pick<Logger, 'warn'> }) => {
  let group = researchVolunteers
  let groupVersion: string | undefined
  return {
    async current(): Promise<ReferenceGroup> {
      const version = await store.norms.inForce()
      if (version === groupVersion) return group
      group = (await ownGroupInForce(store)) ?? researchVolunteers
      if (version !== undefined && group === researchVolunteers)
        log.warn({ version }, 'the active comparison group is of an earlier method: games are compared with the research volunteers')
      groupVersion = version
      return group
    },
  }
}

/** Keyed hashes of the networks that a game was finished from; they are not stored with it. */
export type GameNetworks = Record<'customer' | 'site', string>

type Finished = { record: GameRecord; game: PlayedGame; analysis: GameAnalysis; networks: Partial<GameNetworks> }

/** Whether a game may enter a comparison group: live, without flags, drawn as slowly as a person does, one of few of its networks that day. */
export const isComparable = async (
  { limits }: { limits: Limits },
  { record: { test, firstDrawAt, completedAt }, game, analysis, networks: { customer, site } }: Finished,
): Promise<boolean> => {
  if (test || analysis.results.quality.flags.length > 0 || timing(game).delayed) return false
  if (firstDrawAt === null || completedAt === null || completedAt - firstDrawAt < shortestPlay) return false
  if (customer === undefined || site === undefined) return false
  return (await limits.tryUse('normsOfCustomer', customer)) && (await limits.tryUse('normsOfSite', site))
}

type Needs = { clock: Clock; store: Store; limits: Limits; metrics: Metrics; workers: Pick<Workers, 'run'>; comparison: ComparisonGroup }

/** Analyses the complete game whose uid is the job's key and stores the result; the first one is final. */
export const analyseJob =
  ({ store, workers, comparison, metrics, clock, limits }: Needs) =>
  async ({ key: uid, data: networks }: Pick<Job, 'key' | 'data'>): Promise<void> => {
    if (await store.findAnalysis(uid)) return
    const [record, draws, answers] = await Promise.all([store.findGame(uid), store.listDraws(uid), store.listPopupAnswers(uid)])
    const game = record && playedGame(record, draws, answers)
    // The game was removed in the meantime.
    if (!game || draws.length < cardsPerGame) return
    const startedAt = performance.now()
    const analysis = await workers.run('analyse', { game, reference: await comparison.current() })
    metrics.gameAnalysed((performance.now() - startedAt) / 1000)
    await store.addAnalysis(uid, analysis, clock(), await isComparable({ limits }, { record, game, analysis, networks }))
  }
