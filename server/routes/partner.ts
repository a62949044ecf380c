import { partnerCalls } from '../../contract/partner-calls.ts'
import { worldOf } from '../../contract/world.ts'
import { ProblemError } from '../errors/problem.ts'
import { playedSeconds } from '../game/played-game.ts'
import { sharedResult } from '../game/shared-result.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'
import { isoTime } from '../process/iso-time.ts'
import { hashExternalId } from '../security/id-key.ts'
import { createSessionId, createSessionSecret, hashSecret } from '../security/secrets.ts'
import { forServerKeys } from '../security/server-keys.ts'

/** How long a session secret can open games and reports, ms (requirements, ruling 25). */
export const sessionOpenMs = 30 * 60_000

/** Calls of a partner's own server. */
export const routes = async (app: App, deps: Deps): Promise<void> => {
  const { store, clock, operators, idHash } = deps
  const { createSession, userGames, deleteUser, completion, partnerResult } = partnerCalls

  await forServerKeys(app, deps, (partner, keyOf) => {
    route(partner, createSession, async (request, reply) => {
      const key = keyOf(request)
      const { externalId, language, test } = request.body
      if (test !== undefined && test !== key.test)
        throw new ProblemError('invalid', `the key is for ${worldOf(key)} sessions: use one of the other kind, or change test`, {
          pointer: '/test',
        })
      const secret = createSessionSecret()
      const sessionId = createSessionId()
      const createdAt = clock()
      const opensUntil = createdAt + sessionOpenMs
      const session = await store.keys.addSession({
        hash: hashSecret(secret),
        keyHash: key.hash,
        sessionId,
        externalHash: externalId === undefined ? undefined : hashExternalId(idHash, key.operator, externalId),
        language,
        createdAt,
        opensUntil,
      })
      if (!session) throw new ProblemError('unauthorized')
      reply.code(201)
      return { secret, sessionId, expiresAt: isoTime(opensUntil) }
    })

    route(partner, userGames, async (request) => {
      const key = keyOf(request)
      const games = await store.listExternal(key, hashExternalId(idHash, key.operator, request.params.externalId))
      return {
        games: games.map(({ reference, sessionId, startedAt, completedAt, analysedAt }) => ({
          reference,
          ...(sessionId !== undefined && { sessionId }),
          startedAt: isoTime(startedAt),
          ...(completedAt !== undefined && { completedAt: isoTime(completedAt) }),
          ...(analysedAt !== undefined && { analysedAt: isoTime(analysedAt) }),
        })),
      }
    })

    route(partner, deleteUser, async (request) => {
      const key = keyOf(request)
      const externalHash = hashExternalId(idHash, key.operator, request.params.externalId)
      return { deleted: await store.removeExternal(key, externalHash, clock()), world: worldOf(key) }
    })

    route(partner, completion, async (request) => {
      const key = keyOf(request)
      const { operator, test } = key
      const game = await store.findByReference(key, request.params.reference)
      if (!game || game.completedAt === null) throw new ProblemError('not_found')
      const { reference, sessionId, completedAt } = game
      const duration = playedSeconds(await store.listDraws(game.uid))
      return { reference, operator, ...(sessionId !== undefined && { sessionId }), completedAt: isoTime(completedAt), duration, test }
    })

    route(partner, partnerResult, async (request) => {
      const key = keyOf(request)
      const { operator } = key
      const { sharing } = operators.get(operator).operator
      if (!operators.has(operator) || !sharing) throw new ProblemError('not_found')
      const { analysis, shared } = await store.consents.read(key, request.params.reference, clock())
      // No more than the player was shown, and no more than the operator still requests.
      const what = shared.what.filter((part) => sharing.what.some((each) => each === part))
      return { ...sharedResult(analysis.results, what), consentedAt: isoTime(shared.at), textVersion: shared.textVersion }
    })
  })
}
