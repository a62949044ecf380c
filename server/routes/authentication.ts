import { calls } from '../../contract/calls.ts'
import { testSecretHeader } from '../../contract/constants.ts'
import { partnerCalls } from '../../contract/partner-calls.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { authenticate } from '../security/authenticate.ts'
import { hashExternalId } from '../security/secrets.ts'

/** Secrets, registration of players, and the way back from a partner's own user id. */
export const routes = (app: App, deps: Deps): void => {
  const { store, clock, failures, metrics } = deps
  const { deleteExternalUid } = partnerCalls
  const { checkSecret, userSecret, externalUid } = calls

  app.get(
    checkSecret.path,
    { schema: { params: checkSecret.params, response: checkSecret.replies } },
    async ({ params: { secret, operator }, ip }, reply) => {
      const { test } = await authenticate(deps, ip, secret, operator.toLowerCase())
      reply.header('cache-control', 'no-store')
      if (test) reply.header(testSecretHeader, '1')
      return { valid: true as const }
    },
  )

  app.post(
    userSecret.path,
    { schema: { params: userSecret.params, querystring: userSecret.query, response: userSecret.replies } },
    async ({ params: { uid, secret, operator: asked }, query: { extuserid }, ip }, reply) => {
      const operator = asked.toLowerCase()
      const { hash: secretHash } = await authenticate(deps, ip, secret, operator)
      const externalHash = extuserid && hashExternalId(operator, extuserid)
      const outcome = await store.registerGame({ uid, operator, secretHash, externalHash, at: clock() })
      if (outcome === 'registered') metrics.gameRegistered()
      reply.header('cache-control', 'no-store').code(outcome === 'registered' ? 201 : 200)
      return { registered: true as const }
    },
  )

  app.get(
    externalUid.path,
    { schema: { params: externalUid.params, response: externalUid.replies } },
    async ({ params: { extuserid, secret }, ip }, reply) => {
      const { operator } = await authenticate(deps, ip, secret).catch((error: unknown) => {
        throw error instanceof ProblemError && error.code === 'unauthorized' ? new ProblemError('not_found') : error
      })
      const uid = await store.findUidByExternal(operator, hashExternalId(operator, extuserid))
      if (!uid) {
        await failures.take(ip)
        throw new ProblemError('not_found')
      }
      reply.header('cache-control', 'no-store')
      return { uid, operator }
    },
  )

  app.delete(
    deleteExternalUid.path,
    { schema: { params: deleteExternalUid.params, response: deleteExternalUid.replies } },
    async ({ params: { extuserid, secret }, ip }, reply) => {
      const { operator } = await authenticate(deps, ip, secret)
      reply.header('cache-control', 'no-store')
      return { deleted: await store.removeExternal(operator, hashExternalId(operator, extuserid)) }
    },
  )
}
