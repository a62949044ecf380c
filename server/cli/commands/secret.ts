import { parseArgs } from 'node:util'
import { createSecret, fingerprintOf, hashSecret } from '../../keys/secrets.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import type { SecretRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import { misunderstood, refuse } from '../command-error.ts'
import { keyJson, keyLine } from '../key-line.ts'
import type { Io } from '../main.ts'
import { readWhich, warnOfArgument } from '../read-which.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

export const usage = `secret create --operator <id> [--test]   prints a new page secret, valid at once; it is shown only once
secret list [--operator <id>]            lists page secrets by the start of their fingerprint
secret revoke <fingerprint>              ends a secret at once; for - the secret itself is read from standard input
secret pause <fingerprint>               starts no games with it until "secret resume"; games under way go on`

/** Creates, lists, pauses and revokes page secrets. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { operator: { type: 'string' }, test: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  })
  const [action, which, ...rest] = positionals
  const operator = values.operator && inSmallLetters(values.operator)
  if (action === 'create' && which === undefined && operator) {
    if (!(await isOpenOperator(io, operator))) return 1
    return withStore(io, async (store) => {
      const secret = createSecret()
      const hash = hashSecret(secret)
      const auditedStore = store.noting(entryOf('secret.created', operator, fingerprintOf(hash), true))
      await auditedStore.addSecret({ hash, operator, test: values.test, createdAt: Date.now(), revokedAt: null })
      io.out(values.json ? JSON.stringify({ secret }) : secret)
      return 0
    })
  }
  if (action === 'list' && which === undefined) {
    return withStore(io, async (store) => {
      for (const secret of await store.listSecrets(operator)) io.out(values.json ? keyJson(secret) : keyLine(secret))
      return 0
    })
  }
  const change = changes[action ?? '']
  if (change && which && rest.length === 0) {
    const named = await readWhich(io, which)
    return withStore(io, async (store) => {
      const auditedStore = store.noting<SecretRecord | undefined>((secret) =>
        secret ? [entryOf(`secret.${action}d`, secret.operator, fingerprintOf(secret.hash))] : [],
      )
      const isFingerprint = /^[0-9a-f]{6,64}$/.test(named)
      const changedSecret =
        (await change(auditedStore, hashSecret(named))) ?? (isFingerprint ? await change(auditedStore, named) : undefined)
      if (which !== '-' && !isFingerprint) warnOfArgument(io)
      if (!changedSecret) return refuse(io, 'No secret, or more than one, has that fingerprint: see secret list.')
      io.out(values.json ? keyJson(changedSecret) : keyLine(changedSecret))
      return 0
    })
  }
  const needs = action === 'create' ? { '--operator': operator } : action === 'list' ? {} : { 'A fingerprint': which }
  throw misunderstood(['create', 'list', ...Object.keys(changes)], action, needs)
}

/** Operations on a secret, by a prefix of its hash. */
const changes: Record<string, (store: Store, hashStart: string) => Promise<SecretRecord | undefined>> = {
  revoke: (store, hashStart) => store.revokeSecret(hashStart, Date.now()),
  pause: (store, hashStart) => store.pauseSecret(hashStart, Date.now()),
  resume: (store, hashStart) => store.pauseSecret(hashStart, null),
}
