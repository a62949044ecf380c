import { cardsPerGame, sameDeckShare, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'

/** How long a request waits for its analysis, ms (ruling 11). */
const patience = 15_000
/** ms between two looks at a job that another process may do */
const lookEvery = 500

type Needs = Pick<Deps, 'store' | 'jobs' | 'runner' | 'networks'>

/** `waiting`: not within 15 s; `ahead` games before it, done in about `seconds`. */
export type AnalysisRequest = { status: 'ok' } | { status: 'waiting'; ahead: number; seconds: number }

/**
 * Puts a complete game into the line, once however often it is asked for, and waits for its analysis as long as a request may.
 * Throws `not_complete` before the last card, `single_deck` when more than 90 % came from one deck, and `internal` when the analysis
 * failed for good; asked for again it is then tried anew.
 */
export const requestAnalysis = async ({ store, jobs, runner, networks }: Needs, uid: string, client: string): Promise<AnalysisRequest> => {
  if (await store.findAnalysis(uid)) return { status: 'ok' }
  requireAnalysable(await store.listDraws(uid))
  const until = performance.now() + patience
  await store.addJob({ kind: 'analysis', key: uid, network: networks.hash(client), data: {} })
  runner.wake()
  for (;;) {
    const place = await jobs.place('analysis', uid)
    if (!place) {
      if (await store.findAnalysis(uid)) return { status: 'ok' }
      throw new ProblemError('not_found')
    }
    if (place.state === 'failed') throw new ProblemError('internal', 'the analysis failed and was set aside')
    const left = until - performance.now()
    if (left <= 0 || place.seconds * 1000 > patience) return { status: 'waiting', ahead: place.ahead, seconds: place.seconds }
    await runner.ended(uid, Math.min(left, lookEvery))
  }
}

const requireAnalysable = (draws: readonly Pick<CardSelection, 'stack_type'>[]): void => {
  if (draws.length < cardsPerGame) throw new ProblemError('not_complete', `${cardsPerGame - draws.length} cards are still to be drawn`)
  const most = Math.max(...stackTypes.map((stack) => draws.filter(({ stack_type }) => stack_type === stack).length))
  if (most / cardsPerGame > sameDeckShare) throw new ProblemError('single_deck')
}
