import { ProblemError } from '../errors/problem.ts'
import { requireState } from '../operators/operator-state.ts'
import { type AuthenticationNeeds, authenticateServer } from '../security/authenticate.ts'
import type { ServerKey } from '../store/keys.ts'
import type { App } from './app.ts'

/** Registers calls that need a server key. `keyOf` gives the key of a request. */
export const forServerKeys = async (
  app: App,
  deps: AuthenticationNeeds,
  register: (partner: App, keyOf: (request: object) => ServerKey) => void,
): Promise<void> => {
  const keys = new WeakMap<object, ServerKey>()
  const keyOf = (request: object): ServerKey => {
    const key = keys.get(request)
    if (!key) throw new ProblemError('unauthorized')
    return key
  }
  await app.register(async (scope) => {
    const partner = scope as unknown as App
    // Before the request is parsed: without a key nothing is revealed, not even the format of a reference.
    partner.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const key = await authenticateServer(deps, request.ip, request.headers.authorization)
      requireState(key.state, request.routeOptions.config.lastState ?? 'ended')
      keys.set(request, key)
    })
    register(partner, keyOf)
  })
}
