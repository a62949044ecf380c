import type { Me } from '../../contract/console/session-calls.ts'
import type { Operators } from '../operators/registry.ts'
import type { Config } from '../process/config.ts'
import type { Caller } from './caller.ts'

/** The signed-in user, as the console sees it. */
export const meOf = ({ operators, config }: { config: Config; operators: Operators }, { session, email, provider, roles }: Caller): Me => ({
  email,
  provider,
  operators: [...roles].map(([id, role]) => ({ id, name: operators.has(id) ? operators.get(id).operator.name : id, role })),
  ...(session.actingFor !== null && { actingFor: session.actingFor }),
  expiresAt: new Date(session.expiresAt).toISOString(),
  publicUrl: config.publicUrl,
})
