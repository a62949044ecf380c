import { createSecret, fingerprintOf, hashSecret } from '../../keys/secrets.ts'
import { action, operatorOption } from '../command.ts'
import { changing, printKey } from '../key-actions.ts'
import { entryOf, isOpenOperator, mayBeMade, withStore } from '../with-store.ts'

export const page = 'secrets'

export const actions = {
  create: action({
    options: { operator: { ...operatorOption, required: true }, test: {} },
    about: 'prints a new page secret, valid at once; it is shown only once',
    run: async ({ operator, test }, io) => {
      if (!(await isOpenOperator(io, operator))) return 1
      return withStore(io, async (store) => {
        if (!(await mayBeMade(io, store, { test }))) return 1
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
        for (const secret of await store.listSecrets(operator)) printKey(io, secret)
      }),
  }),
  revoke: changing('secret', 'revoked', 'revokes a secret at once; - reads the secret itself from standard input', (store, hashStart) =>
    store.revokeSecret(hashStart, Date.now()),
  ),
  pause: changing('secret', 'paused', 'starts no games with it until "secret resume"; games in progress continue', (store, hashStart) =>
    store.pauseSecret(hashStart, Date.now()),
  ),
  resume: changing('secret', 'resumed', 'starts games with it again', (store, hashStart) => store.pauseSecret(hashStart, null)),
}
