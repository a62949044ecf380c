import { fingerprintOf, hashSecret } from '../keys/secrets.ts'
import { isoDay, isoTime } from '../process/time.ts'
import type { SecretRecord } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { action, type Call, operatorOption, readWhich } from './command.ts'
import { refuse } from './command-error.ts'
import { entryOf, isOpenOperator, mayBeMade, withStore } from './with-store.ts'

type Key = Pick<SecretRecord, 'hash' | 'operator' | 'test' | 'createdAt' | 'revokedAt' | 'lastUsed' | 'state' | 'name'>

/** One line about a secret or key, never including its value. */
const keyLine = ({ hash, operator, test, createdAt, revokedAt, lastUsed, state, name }: Key): string => {
  const word = revokedAt !== null ? `revoked ${isoDay(revokedAt)}` : state === 'live' ? 'valid' : state
  const usage = lastUsed ? `used ${lastUsed}` : 'never used'
  return [fingerprintOf(hash), operator.padEnd(20), isoDay(createdAt), test ? 'test' : 'live', word.padEnd(18), usage, name ?? '']
    .join('  ')
    .trimEnd()
}

const keyJson = ({ hash, operator, test, createdAt, revokedAt, lastUsed, state, name }: Key) => ({
  fingerprint: fingerprintOf(hash),
  operator,
  ...(name != null && { name }),
  test,
  createdAt: isoTime(createdAt),
  revokedAt: revokedAt === null ? null : isoTime(revokedAt),
  lastUsed,
  paused: state !== 'live',
  state,
})

/** Prints a secret or key, never its value. */
const printKey = (io: Call, key: Key): void => io.print(keyJson(key), keyLine(key))

/** Adds a secret or key to an operator and prints it, unless none may be made. */
export const addKey = async (
  io: Call,
  kind: 'secret' | 'key',
  value: string,
  of: { operator: string; test: boolean },
  add: (store: Store, hash: string) => Promise<void>,
): Promise<number> => {
  if (!(await isOpenOperator(io, of.operator))) return 1
  return withStore(io, async (store) => {
    if (!(await mayBeMade(io, store, of))) return 1
    const hash = hashSecret(value)
    await add(store.noting(entryOf(`${kind}.created`, of.operator, fingerprintOf(hash), true)), hash)
    io.print({ [kind]: value }, value)
    return 0
  })
}

/** An action that lists the secrets or keys of an operator, or all. */
export const listing = (about: string, list: (store: Store, operator?: string) => Promise<Key[]>) =>
  action({
    options: { operator: operatorOption },
    about,
    run: ({ operator }, io) =>
      withStore(io, async (store) => {
        for (const key of await list(store, operator)) printKey(io, key)
      }),
  })

type Change = (store: Store, hashStart: string) => Promise<Key | undefined>

/** An action that changes the secret or key of a fingerprint: `change` finds it by the start of its hash. */
export const changing = (kind: 'secret' | 'key', verb: string, about: string, change: Change) =>
  action({
    arguments: { fingerprint: { value: '<fingerprint>', required: true } },
    about,
    run: async ({ fingerprint: which }, io) => {
      const selection = await readWhich(io, which)
      return withStore(io, async (store) => {
        const auditedStore = store.noting<Key | undefined>((key) =>
          key ? [entryOf(`${kind}.${verb}`, key.operator, fingerprintOf(key.hash))] : [],
        )
        const isFingerprint = /^[0-9a-f]{6,64}$/.test(selection)
        const changedKey =
          (await change(auditedStore, hashSecret(selection))) ?? (isFingerprint ? await change(auditedStore, selection) : undefined)
        if (which !== '-' && !isFingerprint)
          io.err(
            'Whoever sees the processes of this machine saw that secret: next time give its fingerprint, or - and the secret on standard input.',
          )
        if (!changedKey) return refuse(io, `No ${kind}, or more than one, has that fingerprint: see ${kind} list.`)
        printKey(io, changedKey)
        return 0
      })
    },
  })
