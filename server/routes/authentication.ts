import { allCalls } from '../../contract/calls.ts'
import { languageHeader, linkedHeader, referenceHeader, testSecretHeader } from '../../contract/constants.ts'
import { isStated } from '../../contract/stated.ts'
import { ofEarlierMethod } from '../analysis/earlier-method.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'
import { inSmallLetters } from '../operators/operator-id.ts'
import { areUserIdsOpen } from '../operators/user-ids.ts'
import { authenticate } from '../security/authenticate.ts'
import { hashExternalId } from '../security/id-key.ts'
import { customerBits, networkOf } from '../security/network-of.ts'
import { createReference } from '../security/secrets.ts'
import type { SecretRecord } from '../store/secret-record.ts'

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

  /** The results of this id that may be opened with its own session secret, or where user ids are open with a page secret. */
  const openWith = async (ip: string, secret: string, extuserid: string) => {
    const found = await authenticate(deps, ip, secret, { purpose: 'open' }).catch(asNotFound)
    const externalHash = hashExternalId(idHash, found.operator, extuserid)
    const mayLook = found.session ? found.session.externalHash === externalHash : await areUserIdsOpen(deps, found.operator)
    if (!mayLook) throw new ProblemError('not_found')
    const by = { session: found.session !== undefined, folderUserIds: operators.folderUserIds(found.operator) }
    return { found, games: await store.listOpenable(found, externalHash, by) }
  }

  route(app, externalUid, async ({ params: { extuserid, secret }, ip }, reply) => {
    const { found, games } = await openWith(ip, secret, extuserid)
    const [game] = games
    if (!game) throw new ProblemError('not_found')
    await store.consents.noteUse(game.id, 'opened', clock(), found.hash)
    reply.header('cache-control', 'no-store').header(referenceHeader, game.reference)
    return { uid: game.uid, operator: found.operator }
  })

  route(app, earlierGames, async ({ params: { extuserid, secret }, ip }, reply) => {
    const { found, games } = await openWith(ip, secret, extuserid)
    // The list shows scores: each game counts as opened, once per session.
    for (const { id } of games)
      if (!(await store.consents.wasOpenedWith(id, found.hash))) await store.consents.noteUse(id, 'opened', clock(), found.hash)
    reply.header('cache-control', 'no-store')
    return {
      games: games
        .toSorted((one, other) => other.id - one.id)
        .map(({ uid, completedAt, startedAt, analysis }) => {
          // A score of an earlier method is not comparable with the others.
          const { results } = ofEarlierMethod(JSON.parse(analysis))
          const { risk_score, repeat: range } = results
          return { uid, completed_at: completedAt ?? startedAt, risk_score, firm: isStated(results), ...(range && { range }) }
        }),
    }
  })
}
