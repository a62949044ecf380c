import { type ConsoleKey, keyCalls, type keyKinds, type NewKey } from '../../../contract/console/key-calls.ts'
import { reason } from '../../../contract/console/reasons.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import { namesBeforeLive } from '../../keys/first-live-key.ts'
import { createSecret, createServerKey, fingerprintOf, hashSecret } from '../../keys/secrets.ts'
import type { Config } from '../../process/config.ts'
import { hour, isoTime } from '../../process/time.ts'
import type { NewServerKey, ServerKey } from '../../store/keys.ts'
import type { NewSecret, SecretRecord } from '../../store/secrets.ts'
import { entryOf } from '../caller.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'

type Kind = (typeof keyKinds)[number]
type StoredKey = SecretRecord | Omit<ServerKey, 'id'>
/** A new key to store, and its value. */
type MadeKey = { record: NewSecret | NewServerKey; key: ConsoleKey; value: string }

/** Maximum number of working keys per operator: a longer list would be unmanageable. */
const maxKeys = 100

const isServer = (kind: Kind): boolean => kind === 'server' || kind === 'testServer'

const toKey = (kind: Kind, { hash, name, createdAt, madeBy, lastUsed, retiresAt, revokedAt, state }: StoredKey): ConsoleKey => ({
  fingerprint: fingerprintOf(hash),
  kind,
  name: name ?? '',
  madeAt: isoTime(createdAt),
  ...(madeBy !== null && { madeBy }),
  ...(lastUsed !== null && { lastUsed }),
  ...(retiresAt !== null && { endsAt: isoTime(retiresAt) }),
  state: revokedAt !== null ? 'revoked' : retiresAt !== null ? 'ends' : state === 'live' ? 'works' : 'paused',
})

/** Keys of an operator; their values appear only in the response that creates them. */
export const routes = (app: App, deps: ConsoleNeeds & { config: Config }): void => {
  const route = consoleRoutes(app, deps)
  const { store, clock } = deps

  const listAll = async (operator: string): Promise<{ kind: Kind; record: StoredKey }[]> => {
    const secrets = (await store.listSecrets(operator)).map((record) => ({
      kind: record.test ? ('test' as const) : ('page' as const),
      record,
    }))
    const servers = (await store.keys.list(operator)).map((record) => ({
      kind: record.test ? ('testServer' as const) : ('server' as const),
      record,
    }))
    return [...secrets, ...servers].sort((one, other) => other.record.createdAt - one.record.createdAt)
  }

  const find = async (operator: string, fingerprint: string): Promise<{ kind: Kind; record: StoredKey }> => {
    const matches = (await listAll(operator)).filter(({ record }) => record.hash.startsWith(fingerprint))
    if (matches.length !== 1 || !matches[0]) throw new ProblemError('not_found')
    return matches[0]
  }

  const make = (operator: string, kind: Kind, name: string, madeBy: string): MadeKey => {
    const value = isServer(kind) ? createServerKey() : createSecret()
    const newKey = { hash: hashSecret(value), operator, name, madeBy, test: kind === 'test' || kind === 'testServer', createdAt: clock() }
    const key = toKey(kind, { ...newKey, revokedAt: null, retiresAt: null, state: 'live', lastUsed: null })
    return { record: isServer(kind) ? newKey : { ...newKey, revokedAt: null }, key, value }
  }

  const name = { nameOf: ({ key }: NewKey) => `${key.fingerprint}, “${key.name}”` }

  route(keyCalls.keys, async ({ params }) => ({ keys: (await listAll(params.operator)).map(({ kind, record }) => toKey(kind, record)) }))

  route(keyCalls.addKey, name, async ({ params: { operator }, body: { kind, name }, caller }) => {
    const working = (await listAll(operator)).filter(({ record }) => record.revokedAt === null)
    if (working.length >= maxKeys) throw new ProblemError('quota_exceeded', reason('many_keys', { most: maxKeys }))
    const { record, key, value } = make(operator, kind, name, caller.email)
    if ((await namesBeforeLive(deps.config, store, record)).length > 0) throw new ProblemError('conflict', reason('provider_unnamed'))
    const auditedStore = store.noting(entryOf(deps, caller, 'key.created', operator, `${key.fingerprint}, ${kind}, “${name}”`, true))
    await ('revokedAt' in record ? auditedStore.addSecret(record) : auditedStore.keys.add(record))
    return { key, value }
  })

  route(keyCalls.rotateKey, name, async ({ params: { operator, fingerprint }, body: { overlapHours }, caller }) => {
    const { kind, record } = await find(operator, fingerprint)
    if (record.revokedAt !== null || record.retiresAt !== null) throw new ProblemError('conflict', reason('key_ending'))
    const { record: next, key, value } = make(operator, kind, record.name ?? '', caller.email)
    const entry = entryOf(deps, caller, 'key.rotated', operator, `${fingerprint} to ${key.fingerprint}, ${overlapHours} h`, true)
    await store.noting(entry).keys.rotate(record.hash, next.createdAt + overlapHours * hour, next)
    return { key, value }
  })

  route(keyCalls.revokeKey, async ({ params: { operator, fingerprint }, caller }) => {
    const { kind, record } = await find(operator, fingerprint)
    const auditedStore = store.noting(entryOf(deps, caller, 'key.revoked', operator, `${fingerprint}, “${record.name ?? ''}”`))
    await (isServer(kind) ? auditedStore.keys.revoke(record.hash, clock()) : auditedStore.revokeSecret(record.hash, clock()))
    return null
  })
}
