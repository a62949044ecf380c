import { allCalls } from '../../contract/calls.ts'
import type { ConsentState } from '../../contract/player-calls.ts'
import { isStated } from '../../contract/stated.ts'
import { orNotFound } from '../errors/or-not-found.ts'
import { ProblemError } from '../errors/problem.ts'
import { storedAdvice, storedAnalysis, storedGuess } from '../game/stored-results.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'
import { authenticate } from '../security/authenticate.ts'
import type { GameRecord } from '../store/store.ts'

/** A player's consents, and the player's own data. The uid is the capability: it never leaves the frame. */
export const routes = (app: App, deps: Deps): void => {
  const { store, clock, operators, gameCalls } = deps
  const { putConsent, consent, ownData, deleteOwnData } = allCalls
  const noStore = { 'cache-control': 'no-store' }

  const find = (uid: string): Promise<GameRecord> => orNotFound(store.findGame(uid))
  const findLinked = async (uid: string): Promise<GameRecord & { externalHash: string }> => {
    const { externalHash, ...game } = await find(uid)
    if (externalHash === undefined) throw new ProblemError('conflict', 'the game is not linked to a user id')
    return { ...game, externalHash }
  }

  const stateOf = async (game: GameRecord): Promise<ConsentState> => {
    const [history, uses] = await Promise.all([store.consents.history(game.id), store.consents.uses(game.id)])
    const changes = history.map(({ open, share, textVersion, at }) => ({ open, share, text_version: textVersion, at }))
    const { open = false, share = false, text_version = '' } = changes.at(-1) ?? {}
    return { open, share, text_version, ...uses, changes, linked: game.externalHash !== undefined }
  }

  route(app, putConsent, async ({ params: { id }, body: { open, share, text_version } }, reply) => {
    const game = await find(id)
    await gameCalls.count(id).catch(async (error: unknown) => {
      // Whoever opened the result knows the uid, and may use up its calls so that nothing could be taken back.
      const before = await store.consents.find(game.id)
      const takesBack = (before?.open && !open) || (before?.share && !share)
      if (!takesBack || (open && !before.open) || (share && !before.share)) throw error
    })
    const analysis = await storedAnalysis(store, id)
    if (!analysis) throw new ProblemError('not_complete', 'the player is asked only after the result')
    const sharing = operators.has(game.operator) ? operators.get(game.operator).operator.sharing : undefined
    if (open && game.externalHash === undefined) throw new ProblemError('conflict', 'the game is not linked to an account')
    if (share && !sharing) throw new ProblemError('conflict', 'the operator does not ask for results')
    if (share && !isStated(analysis.results)) throw new ProblemError('conflict', 'the result is not firm')
    const what = share ? (sharing?.what ?? []) : []
    await store.consents.put(game.id, { open, share, textVersion: text_version, what, at: clock() })
    reply.headers(noStore)
    return { open, share, text_version }
  })

  route(app, consent, async ({ params: { id } }, reply) => {
    reply.headers(noStore)
    return stateOf(await find(id))
  })

  route(app, ownData, async ({ params: { id } }, reply) => {
    const game = await findLinked(id)
    const [draws, answers, analysis, guess, advice] = await Promise.all([
      store.listDraws(id),
      store.listPopupAnswers(id),
      storedAnalysis(store, id),
      storedGuess(store, id),
      storedAdvice(store, id),
    ])
    reply.headers({ ...noStore, 'content-disposition': 'attachment; filename="gamalyze.json"' })
    return {
      operator: game.operator,
      registered_at: game.createdAt,
      ...(game.completedAt !== null && { completed_at: game.completedAt }),
      cards: draws.map(({ id: _uid, ...draw }) => draw),
      popups: answers.map(({ id: _uid, ...answer }) => answer),
      ...(analysis && { results: analysis.results }),
      ...(guess && { risk_guess: guess }),
      ...(advice && { advice }),
      consent: await stateOf(game),
    }
  })

  route(app, deleteOwnData, async ({ params: { id }, query: { secret }, ip }, reply) => {
    const game = await findLinked(id)
    reply.headers(noStore)
    if (secret === undefined) return { deleted: await store.removeGame(id, clock()) }
    const found = await authenticate(deps, ip, secret, { of: game, purpose: 'go on' })
    if (found.session?.externalHash !== game.externalHash) throw new ProblemError('forbidden', 'the secret is for another player')
    return { deleted: await store.removeExternal(found, game.externalHash, clock()) }
  })
}
