import type { Me } from '../../contract/console/session.ts'
import type { Deps } from '../http/deps.ts'
import type { Caller } from './caller.ts'

/** The signed-in user, as the console sees it. */
export const meOf = ({ operators, config }: Pick<Deps, 'operators' | 'config'>, { session, email, provider, roles }: Caller): Me => ({
  email,
  provider,
  operators: [...roles].map(([id, role]) => ({ id, name: operators.has(id) ? operators.get(id).operator.name : id, role })),
  ...(session.actingFor !== null && { actingFor: session.actingFor }),
  expiresAt: new Date(session.expiresAt).toISOString(),
  publicUrl: config.publicUrl,
})
