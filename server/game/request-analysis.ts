import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { isSingleDeck } from '../analysis/decks.ts'
import { ProblemError } from '../errors/problem.ts'
import { type Jobs, kindOf } from '../jobs/jobs.ts'
import type { Runner } from '../jobs/run-jobs.ts'
import { turnOf, waitForJob } from '../jobs/wait-for-job.ts'
import type { IdHash } from '../keys/id-key.ts'
import type { Clock } from '../process/time.ts'
import { customerBits, hashNetwork, siteBits } from '../security/network-of.ts'
import type { GameRecord } from '../store/games.ts'
import type { Store } from '../store/store.ts'
import type { GameNetworks } from './comparison-group.ts'

/** How long a request waits for its analysis, ms. */
const waitMs = 15_000
/** ms before a game whose analysis failed permanently can be retried on request: repeats must not exhaust the workers. */
const retryCooldown = 10 * 60_000

export type AnalysisNeeds = { clock: Clock; store: Store; jobs: Jobs; runner: Runner; idHash: IdHash }

/** `waiting`: not done within 15 s; `ahead` games before it, done in about `seconds`. */
export type AnalysisRequest = { status: 'ok' } | { status: 'waiting'; ahead: number; seconds: number }

/** Queues a complete game once and waits for its analysis. Throws `not_complete`, `single_deck`, or `internal` when it failed for good. */
export const requestAnalysis = async (needs: AnalysisNeeds, game: GameRecord, client: string): Promise<AnalysisRequest> => {
  const { store, jobs, idHash, clock } = needs
  const { uid } = game
  const kind = kindOf('analysis', game)
  if (await store.findAnalysis(uid)) return { status: 'ok' }
  // With a long queue thousands ask again and again: for a game already queued this look-up must be the only cost.
  const earlier = await jobs.position(kind, uid)
  if (earlier?.state === 'failed') {
    if (clock() < earlier.at + retryCooldown) throw failedForGood()
    await jobs.retry(kind, uid)
  } else if (!earlier) {
    requireAnalysable(await store.listDraws(uid))
    const data: GameNetworks = { customer: hashNetwork(idHash, client, customerBits), site: hashNetwork(idHash, client, siteBits) }
    await store.addJob({ kind, key: uid, network: turnOf(needs, game, client), data })
  }
  const position = await waitForJob(needs, kind, uid, waitMs, earlier?.state === 'failed' ? undefined : earlier)
  if (position?.state === 'failed') throw failedForGood()
  if (position) return { status: 'waiting', ahead: position.ahead, seconds: position.seconds }
  if (await store.findAnalysis(uid)) return { status: 'ok' }
  throw new ProblemError('not_found')
}

const failedForGood = () => new ProblemError('internal', 'the analysis failed and will not be retried')

const requireAnalysable = (draws: readonly Pick<CardSelection, 'stack_type'>[]): void => {
  if (draws.length < cardsPerGame) throw new ProblemError('not_complete', `${cardsPerGame - draws.length} cards have not been drawn yet`)
  const largestCount = Math.max(...stackTypes.map((stack) => draws.filter(({ stack_type }) => stack_type === stack).length))
  if (isSingleDeck(largestCount)) throw new ProblemError('single_deck')
}
