import { createSecret, fingerprintOf, hashSecret } from '../../security/secrets.ts'
import type { SecretRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'
import { keyJson, keyLine } from '../key-line.ts'
import { operatorOption } from '../operator-option.ts'
import { readWhich, warnOfArgument } from '../read-which.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

export const page = 'secrets'

const changing = (
  about: string,
  verb: 'revoked' | 'paused' | 'resumed',
  change: (store: Store, hashStart: string) => Promise<SecretRecord | undefined>,
) =>
  action({
    arguments: { fingerprint: { value: '<fingerprint>', required: true } },
    about,
    run: async ({ fingerprint: which }, io) => {
      const named = await readWhich(io, which)
      return withStore(io, async (store) => {
        const auditedStore = store.noting<SecretRecord | undefined>((secret) =>
          secret ? [entryOf(`secret.${verb}`, secret.operator, fingerprintOf(secret.hash))] : [],
        )
        const isFingerprint = /^[0-9a-f]{6,64}$/.test(named)
        const changedSecret =
          (await change(auditedStore, hashSecret(named))) ?? (isFingerprint ? await change(auditedStore, named) : undefined)
        if (which !== '-' && !isFingerprint) warnOfArgument(io)
        if (!changedSecret) return refuse(io, 'No secret, or more than one, has that fingerprint: see secret list.')
        io.out(io.json ? keyJson(changedSecret) : keyLine(changedSecret))
        return 0
      })
    },
  })

/** Creates, lists, pauses and revokes page secrets. */
export const actions = {
  create: action({
    options: { operator: { ...operatorOption, required: true }, test: {} },
    about: 'prints a new page secret, valid at once; it is shown only once',
    run: async ({ operator, test }, io) => {
      if (!(await isOpenOperator(io, operator))) return 1
      return withStore(io, async (store) => {
        const secret = createSecret()
        const hash = hashSecret(secret)
        const auditedStore = store.noting(entryOf('secret.created', operator, fingerprintOf(hash), true))
        await auditedStore.addSecret({ hash, operator, test, createdAt: Date.now(), revokedAt: null })
        io.print({ secret }, secret)
        return 0
      })
    },
  }),
  list: action({
    options: { operator: operatorOption },
    about: 'lists page secrets by the start of their fingerprint',
    run: ({ operator }, io) =>
      withStore(io, async (store) => {
        for (const secret of await store.listSecrets(operator)) io.out(io.json ? keyJson(secret) : keyLine(secret))
      }),
  }),
  revoke: changing('ends a secret at once; for - the secret itself is read from standard input', 'revoked', (store, hashStart) =>
    store.revokeSecret(hashStart, Date.now()),
  ),
  pause: changing('starts no games with it until "secret resume"; games under way go on', 'paused', (store, hashStart) =>
    store.pauseSecret(hashStart, Date.now()),
  ),
  resume: changing('starts games with it again', 'resumed', (store, hashStart) => store.pauseSecret(hashStart, null)),
}
