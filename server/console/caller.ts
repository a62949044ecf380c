import type { FastifyRequest } from 'fastify'
import { type CallRole, type MemberRole, memberRoles, type OpenRole } from '../../contract/console/console-call.ts'
import { type LanguageKey, languageOf } from '../../contract/console/console-languages.ts'
import type { Me } from '../../contract/console/session-calls.ts'
import { ProblemError } from '../errors/problem.ts'
import { hashSecret } from '../keys/secrets.ts'
import type { Operators } from '../operators/registry.ts'
import type { Config } from '../process/config.ts'
import type { Clock } from '../process/time.ts'
import type { AuditEntry, NotifyOwners } from '../store/audit.ts'
import { type ConsoleSession, ofProvider } from '../store/members.ts'
import type { Store } from '../store/store.ts'
import { readCookie, sessionCookie } from './cookies.ts'

/** The console's language for a caller, by its `Accept-Language`, whose order counts and whose weights do not. */
export const languageFor = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageKey =>
  languageOf((headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0] ?? ''))

export type Caller = {
  session: ConsoleSession
  email: string
  /** A member of the provider */
  provider: boolean
  /** Roles by operator, including that of a provider acting as viewer */
  roles: ReadonlyMap<string, MemberRole>
  /** The caller's name in the audit log */
  actor: string
  /** Of the console when it was last used */
  language: string | null
}

/** A member's last visit is written at most once a minute. */
const seenIntervalMs = 60_000

type Needs = { clock: Clock; store: Store }

/** The owner of the request's session cookie. Memberships are read each time: a removed member loses access at once. */
export const callerOf = async ({ store, clock }: Needs, request: FastifyRequest): Promise<Caller> => {
  const cookie = readCookie(request.headers.cookie, sessionCookie)
  const now = clock()
  const session = cookie === undefined ? undefined : await store.members.findSession(hashSecret(cookie), now)
  if (!session) throw new ProblemError('unauthorized', 'sign in first')
  const caller = await callerOfSession({ store }, session)
  if (now - session.lastSeen >= seenIntervalMs) await store.members.seeSession(session.hash, session.email, now, languageFor(request))
  return caller
}

/** The member of a session; `unauthorized` if the address no longer belongs to a member. */
export const callerOfSession = async ({ store }: { store: Store }, session: ConsoleSession): Promise<Caller> => {
  const { email, actingFor } = session
  const memberships = await store.members.of(email)
  if (memberships.length === 0) throw new ProblemError('unauthorized', 'sign in first')
  const provider = memberships.some(({ operator }) => operator === ofProvider)
  const roles = new Map(memberships.flatMap(({ operator, role }) => (operator === ofProvider ? [] : [[operator, role] as const])))
  if (provider && actingFor !== null && !roles.has(actingFor)) roles.set(actingFor, 'viewer')
  const actor = provider ? `provider: ${email}` : email
  return { session, email, provider, roles, actor, language: memberships[0]?.language ?? null }
}

const rank = (role: MemberRole | undefined): number => (role === undefined ? -1 : memberRoles.indexOf(role))

/** Refuses a call to another or unknown operator, or one for a higher role, all with the same answer. */
export const authorise = (caller: Caller, role: Exclude<CallRole, OpenRole>, operator: string | undefined): void => {
  if (role === 'member') return
  const isAllowed = role === 'provider' ? caller.provider : operator !== undefined && rank(caller.roles.get(operator)) >= rank(role)
  if (!isAllowed) throw new ProblemError('forbidden', 'your role does not allow this')
}

/** The signed-in user, as the console sees it. */
export const meOf = ({ operators, config }: { config: Config; operators: Operators }, { session, email, provider, roles }: Caller): Me => ({
  email,
  provider,
  operators: [...roles].map(([id, role]) => ({ id, name: operators.has(id) ? operators.get(id).operator.name : id, role })),
  ...(session.actingFor !== null && { actingFor: session.actingFor }),
  expiresAt: new Date(session.expiresAt).toISOString(),
  publicUrl: config.publicUrl,
})

/** The audit entry of a member's action, for `store.noting`. `subject` names its object, and is never a secret. */
export const entryOf = (
  { clock }: { clock: Clock },
  { actor }: Pick<Caller, 'actor'>,
  action: string,
  operator: string | null,
  subject: string,
  notifyOwners?: NotifyOwners,
): AuditEntry => ({ at: clock(), actor, action, operator, subject, notifyOwners })
