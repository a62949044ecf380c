import { allCalls, calls } from '../../contract/calls.ts'
import { startScore } from '../../contract/constants.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import { guessClaims } from '../analysis/claims/guess.ts'
import { guessAccuracy } from '../analysis/guess.ts'
import { ownGame } from '../analysis/own-game.ts'
import { orNotFound, ProblemError } from '../errors/problem.ts'
import { type AnalysisNeeds, requestAnalysis } from '../game/request-analysis.ts'
import type { App } from '../http/app.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../http/idempotency.ts'
import { route } from '../http/route.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import { answeredResults, storedGuess } from '../report/load-full-report.ts'
import type { CallLimit } from '../security/call-limit.ts'
import { type GameRecord, isOpenAt } from '../store/games.ts'
import type { Store } from '../store/store.ts'

/** Refuses writes to a game that is unknown or whose secret was revoked. */
const requireOpenGame = async (
  { store, gameCalls, clock }: { clock: Clock; store: Store; gameCalls: CallLimit },
  uid: string,
): Promise<GameRecord> => {
  await gameCalls.count(uid)
  const game = await orNotFound(store.findGame(uid))
  if (!isOpenAt(game, clock())) throw new ProblemError('forbidden')
  return game
}

/** Seconds until a waiting player retries: more often the nearer the turn. */
const retryAfter = (seconds: number): number => Math.min(Math.max(1, Math.round(seconds / 2)), 20)

/** Analysis, guess, advice and score of a game; none of them may be cached. */
export const routes = (app: App, deps: AnalysisNeeds & { gameCalls: CallLimit; operators: Operators }): void => {
  const { store, operators } = deps
  const { createResults, results, storeRiskGuess, riskGuess, createAdvice, advice, gameScore } = calls

  route(app, createResults, async ({ params: { id }, ip }, reply) => {
    const state = await requestAnalysis(deps, await requireOpenGame(deps, id), ip)
    if (state.status === 'waiting') reply.code(202).header('retry-after', retryAfter(state.seconds))
    return state
  })

  route(app, results, async ({ params: { id } }) => {
    const analysis = await orNotFound(store.findAnalysis(id))
    return answeredResults(store, analysis.results)
  })

  route(app, storeRiskGuess, async ({ body: { id, risk_guess, risk_score: requestedScore, time }, headers }, reply) => {
    const game = await requireOpenGame(deps, id)
    reply.header('cache-control', 'no-store')
    const keyedRequest = { call: 'storeRiskGuess', subject: id, gameId: game.id, request: [risk_guess, requestedScore, time] }
    return withIdempotencyKey(deps, idempotencyKeyOf(headers), keyedRequest, {
      repeatable: true,
      async run() {
        const analysis = await store.findAnalysis(id)
        if (!analysis) throw new ProblemError('not_complete', 'the game has not been analysed yet: retry in a few seconds')
        const { risk_score } = analysis.results
        if (requestedScore !== risk_score) throw new ProblemError('conflict', 'risk_score differs from the stored score')
        const guess = { risk_guess, risk_score, time, guess_accuracy: guessAccuracy(risk_guess, analysis.results) }
        const storedGuess = await store.addGuess(id, guess, deps.clock())
        return { reply: { ...storedGuess, claims: guessClaims(analysis, storedGuess) } }
      },
      repeat: () => orNotFound(storedGuess(store, id)),
    })
  })

  route(app, riskGuess, async ({ params: { id } }) => orNotFound(storedGuess(store, id)))

  route(app, createAdvice, async ({ params: { id } }) => {
    await requireOpenGame(deps, id)
    const [analysis, guess] = await Promise.all([store.findAnalysis(id), store.findGuess(id)])
    if (!analysis || !guess) throw new ProblemError('not_complete', 'advice needs the analysis and the guess')
    return (await store.findAdvice(id)) ?? store.addAdvice(id, chooseAdvice(analysis, guess.risk_guess))
  })

  route(app, advice, async ({ params: { id } }) => orNotFound(store.findAdvice(id)))

  route(app, gameScore, async ({ params: { id } }) => {
    await orNotFound(store.findGame(id))
    const draws = await store.listDraws(id)
    return { score: draws.reduce((score, draw) => score + draw.card_value, startScore) }
  })

  // Only after the guess: before it, the decks would reveal the answer.
  route(app, allCalls.ownGame, async ({ params: { id } }) => {
    const [game, analysis, guess, draws] = await Promise.all([
      store.findGame(id),
      store.findAnalysis(id),
      store.findGuess(id),
      store.listDraws(id),
    ])
    if (!game || !analysis) throw new ProblemError('not_found')
    if (!guess) throw new ProblemError('not_complete', 'the game is shown only after the guess')
    return ownGame(draws, analysis.results, operators.get(game.operator).view.cardColors)
  })
}
