import type { FastifyRequest } from 'fastify'
import { allCalls } from '../../contract/calls.ts'
import { languageHeader, linkedHeader, referenceHeader, testSecretHeader } from '../../contract/constants.ts'
import { isStated } from '../../contract/stated.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { findView, route } from '../http/route.ts'
import { inSmallLetters } from '../operators/operator-id.ts'
import { areUserIdsOpen } from '../operators/user-ids.ts'
import { authenticate } from '../security/authenticate.ts'
import { hashExternalId } from '../security/id-key.ts'
import { customerBits, networkOf } from '../security/network-of.ts'
import { isOwnRequest } from '../security/same-origin.ts'
import { createReference } from '../security/secrets.ts'
import type { SecretRecord } from '../store/secret-record.ts'
import type { OpenedGame } from '../store/view-store.ts'

type LookUpRequest = Pick<FastifyRequest, 'ip' | 'headers'> & { params: { extuserid: string; secret: string } }

/** A look-up does not reveal what exists: a wrong secret is answered like an unknown id. */
const asNotFound = (error: unknown): never => {
  throw error instanceof ProblemError && error.code === 'unauthorized' ? new ProblemError('not_found') : error
}

/** Secrets, registration of players, and look-up by a partner's own user id. */
export const routes = (app: App, deps: Deps): void => {
  const { store, clock, metrics, operators, registrations, idHash } = deps
  const { checkSecret, userSecret, externalUid, earlierGames } = allCalls

  route(app, checkSecret, async ({ params: { secret, operator: asked }, ip }, reply) => {
    const operator = inSmallLetters(asked)
    const found = await authenticate(deps, ip, secret, { of: { operator }, purpose: 'go on' })
    if (found.paused) throw new ProblemError('paused')
    reply.header('cache-control', 'no-store')
    if (found.test) {
      reply.header(testSecretHeader, '1')
      deps.hellos.note(operator, 'ready')
    }
    if (found.session?.externalHash) reply.header(linkedHeader, '1')
    if (found.session?.language) reply.header(languageHeader, found.session.language)
    return { valid: true as const }
  })

  /** The external id that a game registered with this secret belongs to; `forbidden` where the secret may not use the given one. */
  const externalOf = async ({ session, operator }: SecretRecord, extuserid: string | undefined): Promise<string | undefined> => {
    const given = extuserid && hashExternalId(idHash, operator, extuserid)
    if (session) {
      if (given && given !== session.externalHash) throw new ProblemError('forbidden', 'the session secret is for another user id')
      return session.externalHash
    }
    if (given && !(await areUserIdsOpen(deps, operator))) throw new ProblemError('forbidden', 'a user id needs a session secret')
    return given
  }

  route(app, userSecret, async ({ params: { uid, secret, operator: asked }, query: { extuserid }, ip }, reply) => {
    const operator = inSmallLetters(asked)
    const found = await authenticate(deps, ip, secret, { of: { operator }, purpose: 'go on' })
    const externalHash = await externalOf(found, extuserid)
    const before = await store.findGame(uid)
    const network = networkOf(ip, customerBits)
    if (!before) {
      if (await findView(app, uid)) throw new ProblemError('forbidden', 'this id can only read')
      if (found.paused) throw new ProblemError('paused')
      await registrations.take(network)
    }
    const reference = createReference()
    const session = found.session !== undefined
    let isNew = false
    try {
      const folderUserIds = operators.folderUserIds(operator)
      const game = { uid, operator, secretHash: found.hash, session, externalHash, folderUserIds, reference, at: clock() }
      const outcome = await store.registerGame(game)
      isNew = outcome === 'registered'
    } finally {
      // A refused registration, or one that another call made first, does not count for its network.
      if (!before && !isNew) await registrations.giveBack(network)
    }
    if (isNew) metrics.gameRegistered()
    const known = isNew ? reference : (before ?? (await store.findGame(uid)))?.reference
    reply.header('cache-control', 'no-store').code(isNew ? 201 : 200)
    if (known) reply.header(referenceHeader, known)
    return { registered: true as const }
  })

  /** Opens the results of this id: with its own session secret, or where user ids are open with a page secret. */
  const open = async ({ params: { extuserid, secret }, ip, headers }: LookUpRequest, newest: boolean): Promise<OpenedGame[]> => {
    // A look-up is recorded for the player: no other site's page may cause one.
    if (!isOwnRequest(headers)) throw new ProblemError('forbidden', 'cross-site requests are refused')
    const found = await authenticate(deps, ip, secret, { purpose: 'open' }).catch(asNotFound)
    const externalHash = hashExternalId(idHash, found.operator, extuserid)
    const mayLook = found.session ? found.session.externalHash === externalHash : await areUserIdsOpen(deps, found.operator)
    if (!mayLook) throw new ProblemError('not_found')
    const by = { session: found.session !== undefined, folderUserIds: operators.folderUserIds(found.operator) }
    return store.views.open({ scope: found, externalHash, by, newest, secretHash: found.hash, at: clock() })
  }

  // Nothing is looked up by HEAD.
  for (const { path } of [externalUid, earlierGames]) app.head(path, (_request, reply) => reply.code(405).header('allow', 'GET').send())

  route(app, externalUid, async (request, reply) => {
    const [game] = await open(request, true)
    if (!game) throw new ProblemError('not_found')
    reply.header('cache-control', 'no-store').header(referenceHeader, game.reference)
    return { uid: game.viewId, operator: game.operator }
  })

  route(app, earlierGames, async (request, reply) => {
    const games = await open(request, false)
    reply.header('cache-control', 'no-store')
    return {
      games: games
        .toSorted((one, other) => other.id - one.id)
        .map(({ viewId, reference, completedAt, startedAt, analysis }) => {
          const { results }: GameAnalysis = JSON.parse(analysis)
          const { risk_score, repeat: range } = results
          return { uid: viewId, reference, completed_at: completedAt ?? startedAt, risk_score, firm: isStated(results), range }
        }),
    }
  })
}
