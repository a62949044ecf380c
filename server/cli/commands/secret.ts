import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isOperatorId } from '../../operators/operator-id.ts'
import { readConfig } from '../../process/config.ts'
import { createSecret, hashSecret } from '../../security/secrets.ts'
import { openStore } from '../../store/open-store.ts'
import type { SecretRecord, Store } from '../../store/store.ts'
import type { Io } from '../main.ts'

export const usage = `secret create --operator <id> [--test]   prints a new secret, valid at once; it is shown this one time only
secret list [--operator <id>]            lists secrets by the start of their fingerprint
secret revoke <fingerprint or secret>    ends a secret at once`

/** Characters of a fingerprint that are shown. */
const shown = 12

const day = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Creates, lists and revokes operator secrets. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { operator: { type: 'string' }, test: { type: 'boolean', default: false } },
  })
  const [action, which, ...rest] = positionals
  const operator = values.operator?.toLowerCase()
  const withStore = async (work: (store: Store) => Promise<number>): Promise<number> => {
    const store = await openStore(readConfig(io.env))
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  if (action === 'create' && which === undefined && operator) {
    const { operatorsDir } = readConfig(io.env)
    if (!isOperatorId(operator) || !existsSync(join(operatorsDir, operator, 'operator.json'))) {
      io.err(`There is no operator "${operator}" in ${operatorsDir}.`)
      return 1
    }
    return withStore(async (store) => {
      const secret = createSecret()
      await store.addSecret({ hash: hashSecret(secret), operator, test: values.test, createdAt: Date.now(), revokedAt: null })
      io.out(secret)
      return 0
    })
  }
  if (action === 'list' && which === undefined) {
    return withStore(async (store) => {
      for (const secret of await store.listSecrets(operator)) io.out(line(secret))
      return 0
    })
  }
  if (action === 'revoke' && which && rest.length === 0) {
    return withStore(async (store) => {
      const revoked = (await store.revokeSecret(hashSecret(which), Date.now())) ?? (await revokeByFingerprint(store, which))
      if (revoked) io.out(line(revoked))
      else io.err('No secret, or more than one, has that fingerprint: see secret list.')
      return revoked ? 0 : 1
    })
  }
  io.err(usage)
  return 2
}

const revokeByFingerprint = async (store: Store, start: string): Promise<SecretRecord | undefined> =>
  /^[0-9a-f]{6,64}$/.test(start) ? store.revokeSecret(start, Date.now()) : undefined

const line = ({ hash, operator, test, createdAt, revokedAt }: SecretRecord): string => {
  const state = revokedAt === null ? 'valid' : `revoked ${day(revokedAt)}`
  return [hash.slice(0, shown), operator.padEnd(20), day(createdAt), test ? 'test' : 'live', state].join('  ')
}
