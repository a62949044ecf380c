import { cardsPerGame } from '../../contract/constants.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { Deps } from '../http/deps.ts'
import type { Job } from '../jobs/jobs.ts'
import { dayOf } from '../process/utc-day.ts'
import type { GameRecord } from '../store/store.ts'
import type { Workers } from '../workers/workers.ts'
import type { ComparisonGroup } from './comparison-group.ts'
import { playedGame } from './played-game.ts'

type Needs = Pick<Deps, 'store' | 'metrics' | 'clock'> & { workers: Pick<Workers, 'run'>; comparison: ComparisonGroup }

/** Analyses the complete game whose uid is the job's key and stores the result; the first one is final. */
export const analyseJob = ({ store, workers, comparison, metrics, clock }: Needs) => {
  /** Counts valid games of page secrets: only few per network enter a comparison group. The network itself is not stored with the game. */
  const placeInNetwork = async ({ endsAt, test }: GameRecord, { results }: GameAnalysis, network: string): Promise<number | undefined> => {
    if (network === '' || endsAt !== null || test || results.quality.flags.length > 0) return undefined
    return store.addDayUse(`norms ${network}`, dayOf(clock()))
  }

  return async ({ key: uid, network }: Pick<Job, 'key' | 'network'>): Promise<void> => {
    if (await store.findAnalysis(uid)) return
    const [record, draws, answers] = await Promise.all([store.findGame(uid), store.listDraws(uid), store.listPopupAnswers(uid)])
    const game = record && playedGame(record, draws, answers)
    // The game was removed in the meantime.
    if (!game || draws.length < cardsPerGame) return
    const started = performance.now()
    const result = await workers.run('analyse', { game, reference: await comparison.current() })
    metrics.gameAnalysed((performance.now() - started) / 1000)
    await store.addAnalysis(uid, result, clock(), await placeInNetwork(record, result, network))
  }
}
