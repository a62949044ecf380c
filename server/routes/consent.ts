import { allCalls } from '../../contract/calls.ts'
import { type ConsentState, firmOnly } from '../../contract/player-calls.ts'
import { isStated } from '../../contract/stated.ts'
import { orNotFound, ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../http/idempotency.ts'
import { route, viewOf } from '../http/route.ts'
import type { IdHash } from '../keys/id-key.ts'
import { isTextVersion } from '../operators/consent-words.ts'
import { operatorState } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import { storedGuess } from '../report/load-full-report.ts'
import type { CallLimit } from '../security/call-limit.ts'
import { type Answer, type Consent, nothingAgreed } from '../store/consents.ts'
import type { GameRecord } from '../store/games.ts'
import type { Store } from '../store/store.ts'

/** Text version of an answer that agrees to nothing and named another version than the current one. */
const unknownText = 'unknown'

const inReply = ({ open, share, textVersion }: Consent) => ({ open, share, text_version: textVersion })

const byOf = ({ openBy, shareBy }: Consent) => ({ open: openBy, share: shareBy })

type Needs = { clock: Clock; store: Store; idHash: IdHash; operators: Operators; gameCalls: CallLimit }

/** A player's consents, and the player's own data. Only the uid gives consent: the tab that played has it, and its report link. */
export const routes = (app: App, deps: Needs): void => {
  const { store, clock, operators, gameCalls } = deps
  const { putConsent, consent, ownData, deleteOwnData } = allCalls

  const stateOf = async (game: GameRecord): Promise<ConsentState> => {
    const [history, uses] = await Promise.all([store.consents.history(game.id), store.consents.uses(game.id)])
    const changes = history.map((answer) => ({ ...inReply(answer), by: byOf(answer), at: answer.createdAt }))
    const stands = history.at(-1) ?? nothingAgreed
    return { ...inReply(stands), by: byOf(stands), ...uses, changes, linked: game.externalHash !== null }
  }

  /** Why this request may only take back what was agreed to; undefined where it may also give. */
  const refusalToGive = async (game: GameRecord, isView: boolean): Promise<ProblemError | undefined> => {
    if (isView) return new ProblemError('forbidden', 'consent can only be given in the tab in which the game was played')
    if (game.revokedAt !== null) return new ProblemError('forbidden', 'the key of this game was revoked: consent can only be withdrawn')
    const state = operatorState(deps, game.operator, await store.operatorSettings.state(game.operator))
    // A conflict, as with other words: the frame asks for the label as it is by now. Of one that cannot be read the question would name another.
    if (state === 'ended' || !operators.has(game.operator))
      return new ProblemError('conflict', 'the label has ended or cannot be read: consent can only be withdrawn')
    return undefined
  }

  const give = async (game: GameRecord, answer: Answer): Promise<Consent> => {
    const analysis = await store.findAnalysis(game.uid)
    if (!analysis) throw new ProblemError('not_complete', 'consent can only be given after the result')
    const { sharing } = operators.get(game.operator).operator
    const isNew = async (part: 'open' | 'share') => answer[part] && !(await store.consents.find(game.id))?.[part]
    if (game.externalHash === null && (await isNew('open'))) throw new ProblemError('conflict', 'the game is not linked to an account')
    if (!sharing && (await isNew('share'))) throw new ProblemError('conflict', 'the operator has sharing off: set it in operator.json')
    if (!isStated(analysis.results) && (await isNew('share'))) throw new ProblemError('conflict', 'this game has no risk score to share')
    return store.consents.give(game.id, { ...answer, what: sharing?.what ?? [] })
  }

  route(app, putConsent, async (request, _reply) => {
    const {
      params: { id },
      body: { open, share, text_version },
      headers,
    } = request
    const isView = viewOf(request) !== undefined
    const game = await orNotFound(store.findGame(id))
    const before = (await store.consents.find(game.id)) ?? nothingAgreed
    const takesBack = (before.open && !open) || (before.share && !share)
    const givesMore = (open && !before.open) || (share && !before.share)
    // Anybody who knows an id may use up its calls: withdrawing consent must work nevertheless.
    const limit = await gameCalls.count(id).catch((error: unknown) => {
      if (!takesBack || !(error instanceof ProblemError)) throw error
      return error
    })
    const isCurrent = await isTextVersion(operators.get(game.operator).view, text_version)
    const textVersion = isCurrent ? text_version : unknownText
    const answer: Answer = { open, share, textVersion, what: [], at: clock(), by: isView ? 'account' : 'game' }
    // Withdrawing never depends on the version of the text; agreeing needs the current one.
    const words = isCurrent || !(open || share) ? undefined : new ProblemError('conflict', 'the wording of the question has changed')
    const refusal = (await refusalToGive(game, isView)) ?? limit ?? words
    // An idempotency key used by the account must not answer the player's request.
    const keyedRequest = { call: `putConsent by ${answer.by}`, subject: id, gameId: game.id, request: [open, share, text_version] }
    return withIdempotencyKey(deps, idempotencyKeyOf(headers), keyedRequest, {
      repeatable: true,
      async run() {
        const stands = refusal ? await store.consents.takeBack(game.id, answer) : await give(game, answer)
        if (!stands || (refusal === words && words && (givesMore || !takesBack))) throw refusal
        return { reply: inReply(stands), made: String(stands.id) }
      },
      async repeat(answerNumber) {
        const answers = await store.consents.history(game.id)
        return inReply(answers.find(({ id: number }) => String(number) === answerNumber) ?? nothingAgreed)
      },
    })
  })

  route(app, consent, async ({ params: { id } }) => stateOf(await orNotFound(store.findGame(id))))

  route(app, ownData, async ({ params: { id } }, reply) => {
    const game = await orNotFound(store.findGame(id))
    const [draws, answers, analysis, guess, advice] = await Promise.all([
      store.listDraws(id),
      store.listPopupAnswers(id),
      store.findAnalysis(id),
      storedGuess(store, id),
      store.findAdvice(id),
    ])
    const ownPart = <T extends object>(part: T): { [Name in keyof T]: T[Name] | null } =>
      analysis && isStated(analysis.results)
        ? part
        : (Object.fromEntries(Object.entries(part).map(([name, value]) => [name, firmOnly.includes(name) ? null : value])) as T)
    reply.headers({ 'content-disposition': 'attachment; filename="gamalyze.json"' })
    return {
      operator: game.operator,
      registered_at: game.createdAt,
      ...(game.completedAt !== null && { completed_at: game.completedAt }),
      cards: draws.map(({ id: _uid, ...draw }) => draw),
      popups: answers.map(({ id: _uid, ...answer }) => answer),
      ...(analysis && { results: ownPart(analysis.results) }),
      ...(guess && { risk_guess: ownPart(guess) }),
      ...(advice && { advice }),
      consent: await stateOf(game),
    }
  })

  route(app, deleteOwnData, async ({ params: { id } }) => {
    await orNotFound(store.findGame(id))
    return { deleted: await store.removeGame(id, clock()) }
  })
}
