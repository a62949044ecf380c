import { cardsPerGame } from '../../contract/constants.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { Clock } from '../process/time.ts'
import type { Limits } from '../security/count-uses.ts'
import type { Store } from '../store/store.ts'
import type { Workers } from '../workers/workers.ts'
import { type ComparisonGroup, isComparable } from './comparison-group.ts'
import { playedGame } from './played-game.ts'

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
