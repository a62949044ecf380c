import { lifetimesMs } from '../../contract/lifetimes.ts'
import { type PartnerResult, partnerCalls } from '../../contract/partner-calls.ts'
import type { Results } from '../../contract/results.ts'
import { worldOf } from '../../contract/world.ts'
import { ProblemError } from '../errors/problem.ts'
import { playedSeconds } from '../game/played-game.ts'
import type { App } from '../http/app.ts'
import { route } from '../http/route.ts'
import { forServerKeys } from '../http/server-keys.ts'
import { hashExternalId, type IdHash } from '../keys/id-key.ts'
import { createSessionId, createSessionSecret, hashSecret } from '../keys/secrets.ts'
import { isoTime } from '../process/time.ts'
import type { AuthenticationNeeds } from '../security/authenticate.ts'

/** The parts of a shared result that a partner may read: those named. */
const sharedResult = (
  { category, risk_score, risk_band }: Results,
  what: readonly string[],
): Pick<PartnerResult, 'category' | 'score' | 'range'> => ({
  ...(what.includes('category') && { category }),
  ...(what.includes('score') && { score: risk_score, range: risk_band }),
})

/** Calls of a partner's own server. */
export const routes = async (app: App, deps: AuthenticationNeeds & { idHash: IdHash }): Promise<void> => {
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
      const opensUntil = createdAt + lifetimesMs.sessionSecret
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
          ...(sessionId !== null && { sessionId }),
          startedAt: isoTime(startedAt),
          ...(completedAt !== null && { completedAt: isoTime(completedAt) }),
          ...(analysedAt !== null && { analysedAt: isoTime(analysedAt) }),
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
      return { reference, operator, ...(sessionId !== null && { sessionId }), completedAt: isoTime(completedAt), duration, test }
    })

    route(partner, partnerResult, async (request) => {
      const key = keyOf(request)
      const { operator } = key
      const { sharing } = operators.get(operator).operator
      if (!operators.has(operator) || !sharing) throw new ProblemError('not_found')
      const { analysis, what, sharedAt, sharedText } = await store.consents.read(key, request.params.reference, clock())
      // No more than the player was shown, and no more than the operator still requests.
      const parts = sharing.what.filter((part) => what.split(',').includes(part))
      return { ...sharedResult(analysis.results, parts), consentedAt: isoTime(sharedAt), textVersion: sharedText }
    })
  })
}
