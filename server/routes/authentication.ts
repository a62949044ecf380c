import type { FastifyRequest } from 'fastify'
import type { Call } from '../../contract/call.ts'
import { allCalls } from '../../contract/calls.ts'
import { languageHeader, linkedHeader, referenceHeader, testSecretHeader } from '../../contract/constants.ts'
import { isEarlierMethod, isStated } from '../../contract/stated.ts'
import { meanOf } from '../analysis/repeat.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { findView, route } from '../http/route.ts'
import { isOwnRequest } from '../http/same-origin.ts'
import { hashExternalId, type IdHash } from '../keys/id-key.ts'
import { createReference } from '../keys/secrets.ts'
import { inSmallLetters } from '../operators/operator-id.ts'
import { areUserIdsOpen, requireState } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import type { Hellos } from '../pages/page-notes.ts'
import { isoDay } from '../process/time.ts'
import { type AuthenticationNeeds, authenticate } from '../security/authenticate.ts'
import { askerOf } from '../security/network-of.ts'
import { parseJson } from '../store/schema/columns.ts'
import type { SecretRecord } from '../store/secrets.ts'
import type { OpenedGame } from '../store/views.ts'

/** Id of the study that an operator declares at a time (ms since 1970): to the end of its last day, UTC. */
const studyAt = (operators: Operators, operator: string, at: number): string | undefined => {
  const study = operators.has(operator) ? operators.get(operator).operator.study : undefined
  return study && isoDay(at) <= study.until ? study.id : undefined
}

type ReportRequest = Pick<FastifyRequest, 'ip' | 'headers'> & { params: { extuserid: string; secret: string } }

const isSession = ({ sessionId }: SecretRecord): boolean => sessionId !== null

/** A look-up does not reveal what exists: a wrong secret is answered like an unknown id. */
const asNotFound = (error: unknown): never => {
  throw error instanceof ProblemError && error.code === 'unauthorized' ? new ProblemError('not_found') : error
}

/** Secrets, registration of players, and look-up by a partner's own user id. */
export const routes = (app: App, deps: AuthenticationNeeds & { idHash: IdHash; hellos: Hellos }): void => {
  const { store, clock, metrics, operators, limits, idHash } = deps
  const { checkSecret, userSecret, externalUid, earlierGames } = allCalls

  route(app, checkSecret, async ({ params: { secret, operator: requestedOperator }, ip }, reply) => {
    const operator = inSmallLetters(requestedOperator)
    const access = await authenticate(deps, ip, secret, { of: { operator }, purpose: 'go on', lastState: checkSecret.lastState })
    if (access.test) {
      reply.header(testSecretHeader, '1')
      deps.hellos.note(operator, 'ready')
    }
    if (access.externalHash) reply.header(linkedHeader, '1')
    if (access.language) reply.header(languageHeader, access.language)
    return { valid: true as const }
  })

  /** The external id that a game registered with this secret belongs to; `forbidden` where the secret may not use the given one. */
  const externalOf = async (access: SecretRecord, extuserid: string | undefined): Promise<string | undefined> => {
    const externalHash = extuserid && hashExternalId(idHash, access.operator, extuserid)
    if (isSession(access)) {
      if (externalHash && externalHash !== access.externalHash)
        throw new ProblemError('forbidden', 'the session secret belongs to another user id')
      return access.externalHash ?? undefined
    }
    if (externalHash && !(await areUserIdsOpen(deps, access.operator)))
      throw new ProblemError('forbidden', 'a user id needs a session secret: create a session on your server')
    return externalHash
  }

  route(app, userSecret, async ({ params: { uid, secret, operator: requestedOperator }, query: { extuserid }, ip }, reply) => {
    const operator = inSmallLetters(requestedOperator)
    const access = await authenticate(deps, ip, secret, { of: { operator }, purpose: 'go on', lastState: 'ended' })
    const externalHash = await externalOf(access, extuserid)
    const earlierGame = await store.findGame(uid)
    let giveBack = async (): Promise<void> => {}
    if (!earlierGame) {
      if (await findView(app, uid)) throw new ProblemError('forbidden', 'this id can only read')
      requireState(access.state, userSecret.lastState)
      giveBack = await limits.take(isSession(access) ? 'sessionRegistrations' : 'registrations', askerOf(access, ip))
    }
    const reference = createReference()
    let isNew = false
    try {
      const folderUserIds = operators.folderUserIds(operator)
      const at = clock()
      const study = studyAt(operators, operator, at)
      const game = { uid, operator, secretHash: access.hash, session: isSession(access), externalHash, folderUserIds, reference, study, at }
      const outcome = await store.registerGame(game)
      isNew = outcome === 'registered'
    } finally {
      // A refused registration, or one that another call made first, does not count.
      if (!isNew) await giveBack()
    }
    if (isNew) metrics.gameRegistered()
    const gameReference = isNew ? reference : (earlierGame ?? (await store.findGame(uid)))?.reference
    reply.code(isNew ? 201 : 200)
    if (gameReference) reply.header(referenceHeader, gameReference)
    return { registered: true as const }
  })

  /** Opens the results of this id: with its own session secret, or where user ids are open with a page secret. */
  const openedGames = async ({ params: { extuserid, secret }, ip, headers }: ReportRequest, call: Call): Promise<OpenedGame[]> => {
    // A look-up is recorded for the player: no other site's page may cause one.
    if (!isOwnRequest(headers)) throw new ProblemError('forbidden', 'cross-site requests are refused')
    const access = await authenticate(deps, ip, secret, { purpose: 'open', lastState: call.lastState }).catch(asNotFound)
    const externalHash = hashExternalId(idHash, access.operator, extuserid)
    const mayFindReport = isSession(access) ? access.externalHash === externalHash : await areUserIdsOpen(deps, access.operator)
    if (!mayFindReport) throw new ProblemError('not_found')
    const by = { session: isSession(access), folderUserIds: operators.folderUserIds(access.operator) }
    const newest = call === externalUid
    return store.views.open({ world: access, externalHash, by, newest, secretHash: access.hash, at: clock() })
  }

  // Nothing is looked up by HEAD.
  for (const { path } of [externalUid, earlierGames]) app.head(path, (_request, reply) => reply.code(405).header('allow', 'GET').send())

  route(app, externalUid, async (request, reply) => {
    const [game] = await openedGames(request, externalUid)
    if (!game) throw new ProblemError('not_found')
    reply.header(referenceHeader, game.reference)
    return { uid: game.viewId, operator: game.operator }
  })

  route(app, earlierGames, async (request) => {
    const games = await openedGames(request, earlierGames)
    const listedGames = games
      .toSorted((one, other) => other.id - one.id)
      .map(({ viewId, reference, completedAt, startedAt, analysis }) => {
        const { results } = parseJson(analysis)
        const { risk_score, score_version, repeat: range } = results
        const firm = isStated(results)
        return { uid: viewId, reference, completed_at: completedAt ?? startedAt, risk_score, score_version, firm, ...(firm && { range }) }
      })
    const comparable = listedGames.filter((game) => game.firm && !isEarlierMethod(game))
    return { games: listedGames, mean: meanOf(comparable.map(({ risk_score }) => risk_score)), change: null }
  })
}
