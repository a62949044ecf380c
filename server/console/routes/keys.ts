import { type ConsoleKey, keyCalls, type keyKinds, type NewKey } from '../../../contract/console/keys.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import type { Deps } from '../../http/deps.ts'
import { hour } from '../../process/utc-day.ts'
import { createSecret, createServerKey, hashSecret } from '../../security/secrets.ts'
import type { SecretRecord, ServerKey } from '../../store/store.ts'
import { consoleRoute } from '../console-route.ts'
import { noteChange } from '../note-change.ts'

type Kind = (typeof keyKinds)[number]
type Kept = SecretRecord | ServerKey

/** Characters of the hash that name a key. */
const shown = 12
/** Keys of an operator that work at a time: a list of more can be overseen by nobody. */
const most = 100

const iso = (time: number): string => new Date(time).toISOString()
const isServer = (kind: Kind): boolean => kind === 'server' || kind === 'testServer'

const toKey = (kind: Kind, { hash, name = '', createdAt, madeBy, lastUsed, retiresAt, revokedAt, paused }: Kept): ConsoleKey => ({
  fingerprint: hash.slice(0, shown),
  kind,
  name,
  madeAt: iso(createdAt),
  ...(madeBy !== undefined && { madeBy }),
  ...(lastUsed !== null && { lastUsed }),
  ...(retiresAt !== undefined && { endsAt: iso(retiresAt) }),
  state: revokedAt !== null ? 'revoked' : retiresAt !== undefined ? 'ends' : paused ? 'paused' : 'works',
})

/** Keys of an operator; their values are in the reply that makes them and nowhere else. */
export const routes = (app: App, deps: Deps): void => {
  const { store, clock } = deps

  const listAll = async (operator: string): Promise<{ kind: Kind; kept: Kept }[]> => {
    const secrets = (await store.listSecrets(operator)).map((kept) => ({ kind: kept.test ? ('test' as const) : ('page' as const), kept }))
    const servers = (await store.keys.list(operator)).map((kept) => ({
      kind: kept.test ? ('testServer' as const) : ('server' as const),
      kept,
    }))
    return [...secrets, ...servers].sort((one, other) => other.kept.createdAt - one.kept.createdAt)
  }

  const find = async (operator: string, fingerprint: string): Promise<{ kind: Kind; kept: Kept }> => {
    const found = (await listAll(operator)).filter(({ kept }) => kept.hash.startsWith(fingerprint))
    if (found.length !== 1 || !found[0]) throw new ProblemError('not_found')
    return found[0]
  }

  const make = async (operator: string, kind: Kind, name: string, madeBy: string): Promise<NewKey> => {
    const value = isServer(kind) ? createServerKey() : createSecret()
    const made = { hash: hashSecret(value), operator, name, madeBy, test: kind === 'test' || kind === 'testServer', createdAt: clock() }
    if (isServer(kind)) await store.keys.add(made)
    else await store.addSecret({ ...made, revokedAt: null })
    return { key: toKey(kind, { ...made, revokedAt: null, paused: false, lastUsed: null }), value }
  }

  consoleRoute(app, deps, keyCalls.keys, async ({ params }) => ({
    keys: (await listAll(params.operator)).map(({ kind, kept }) => toKey(kind, kept)),
  }))

  consoleRoute(app, deps, keyCalls.addKey, async ({ params: { operator }, body: { kind, name }, who }) => {
    const working = (await listAll(operator)).filter(({ kept }) => kept.revokedAt === null)
    if (working.length >= most) throw new ProblemError('conflict', `an operator has at most ${most} keys that work: revoke one`)
    const made = await make(operator, kind, name, who.email)
    await noteChange(deps, who, 'key.created', operator, `${made.key.fingerprint}, ${kind}, “${name}”`)
    return made
  })

  consoleRoute(app, deps, keyCalls.rotateKey, async ({ params: { operator, fingerprint }, body: { overlapHours }, who }) => {
    const { kind, kept } = await find(operator, fingerprint)
    if (kept.revokedAt !== null || kept.retiresAt !== undefined) throw new ProblemError('conflict', 'the key ends already: make a new one')
    const made = await make(operator, kind, kept.name ?? '', who.email)
    await store.keys.retire(kept.hash, clock() + overlapHours * hour)
    if (overlapHours === 0) await store.keys.retireDue(clock())
    await noteChange(deps, who, 'key.rotated', operator, `${fingerprint} to ${made.key.fingerprint}, ${overlapHours} h`)
    return made
  })

  consoleRoute(app, deps, keyCalls.revokeKey, async ({ params: { operator, fingerprint }, who }) => {
    const { kind, kept } = await find(operator, fingerprint)
    await (isServer(kind) ? store.keys.revoke(kept.hash, clock()) : store.revokeSecret(kept.hash, clock()))
    await noteChange(deps, who, 'key.revoked', operator, `${fingerprint}, “${kept.name ?? ''}”`)
    return null
  })
}
