import { cardsPerGame } from '../../contract/constants.ts'
import type { Deps } from '../http/deps.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Workers } from '../workers/workers.ts'
import type { ComparisonGroup } from './comparison-group.ts'
import { playedGame } from './played-game.ts'

type Needs = Pick<Deps, 'store' | 'metrics' | 'clock'> & { workers: Pick<Workers, 'run'>; comparison: ComparisonGroup }

/** Analyses the complete game whose uid is the job's key and stores the result; the first one stands. */
export const analyseJob =
  ({ store, workers, comparison, metrics, clock }: Needs) =>
  async ({ key: uid }: Pick<Job, 'key'>): Promise<void> => {
    if (await store.findAnalysis(uid)) return
    const [record, draws, answers] = await Promise.all([store.findGame(uid), store.listDraws(uid), store.listPopupAnswers(uid)])
    const game = record && playedGame(record, draws, answers)
    // The game was removed meanwhile.
    if (!game || draws.length < cardsPerGame) return
    const started = performance.now()
    const result = await workers.run('analyse', { game, reference: comparison.current() })
    metrics.gameAnalysed((performance.now() - started) / 1000)
    await store.addAnalysis(uid, result, clock())
    comparison.noteAnalysis()
  }
