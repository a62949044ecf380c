import { parseArgs } from 'node:util'
import { linePattern } from '../../../contract/fields.ts'
import { createServerKey, fingerprintOf, hashSecret } from '../../keys/secrets.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import type { ServerKey } from '../../store/records.ts'
import { misunderstood, refuse } from '../command-error.ts'
import { keyJson, keyLine } from '../key-line.ts'
import type { Io } from '../main.ts'
import { readWhich, warnOfArgument } from '../read-which.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

export const usage = `key create --operator <id> [--name <text>] [--test]
                                         prints a new key for the partner's own server; it is shown only once
key list [--operator <id>]               lists server keys by the start of their fingerprint
key revoke <fingerprint>                 ends a key and all session secrets it made at once; - as in secret revoke`

/** Creates, lists and revokes the keys of partners' servers. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      operator: { type: 'string' },
      name: { type: 'string', default: '' },
      test: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [action, which, ...rest] = positionals
  const operator = values.operator && inSmallLetters(values.operator)
  if (action === 'create' && which === undefined && operator) {
    if (!(await isOpenOperator(io, operator))) return 1
    if (values.name.length > 100 || !new RegExp(linePattern, 'u').test(values.name))
      return refuse(io, '--name must be at most 100 characters that can be seen, in one line, without < and >.')
    return withStore(io, async (store) => {
      const key = createServerKey()
      const hash = hashSecret(key)
      const auditedStore = store.noting(entryOf('key.created', operator, fingerprintOf(hash), true))
      await auditedStore.keys.add({ hash, operator, name: values.name, test: values.test, createdAt: Date.now() })
      io.out(values.json ? JSON.stringify({ key }) : key)
      return 0
    })
  }
  if (action === 'list' && which === undefined) {
    return withStore(io, async (store) => {
      for (const key of await store.keys.list(operator)) io.out(values.json ? keyJson(key) : keyLine(key))
      return 0
    })
  }
  if (action === 'revoke' && which && rest.length === 0) {
    const named = await readWhich(io, which)
    return withStore(io, async (store) => {
      const auditedStore = store.noting<ServerKey | undefined>((key) =>
        key ? [entryOf('key.revoked', key.operator, fingerprintOf(key.hash))] : [],
      )
      const revoke = (hashStart: string) => auditedStore.keys.revoke(hashStart, Date.now())
      const isFingerprint = /^[0-9a-f]{6,64}$/.test(named)
      const revokedKey = (await revoke(hashSecret(named))) ?? (isFingerprint ? await revoke(named) : undefined)
      if (which !== '-' && !isFingerprint) warnOfArgument(io)
      if (!revokedKey) return refuse(io, 'No key, or more than one, has that fingerprint: see key list.')
      io.out(values.json ? keyJson(revokedKey) : keyLine(revokedKey))
      return 0
    })
  }
  const needs = action === 'create' ? { '--operator': operator } : action === 'list' ? {} : { 'A fingerprint': which }
  throw misunderstood(['create', 'list', 'revoke'], action, needs)
}
