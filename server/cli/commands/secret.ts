import { createSecret } from '../../keys/secrets.ts'
import { action, operatorOption } from '../command.ts'
import { addKey, changing, listing } from '../key-actions.ts'

export const page = 'secrets'

export const actions = {
  create: action({
    options: { operator: { ...operatorOption, required: true }, test: {} },
    about: 'prints a new page secret, valid at once; it is shown only once',
    run: (of, io) =>
      addKey(io, 'secret', createSecret(), of, (store, hash) => store.addSecret({ ...of, hash, createdAt: Date.now(), revokedAt: null })),
  }),
  list: listing('lists page secrets by the start of their fingerprint', (store, operator) => store.listSecrets(operator)),
  revoke: changing('secret', 'revoked', 'revokes a secret at once; - reads the secret itself from standard input', (store, hashStart) =>
    store.revokeSecret(hashStart, Date.now()),
  ),
  pause: changing('secret', 'paused', 'starts no games with it until "secret resume"; games in progress continue', (store, hashStart) =>
    store.pauseSecret(hashStart, Date.now()),
  ),
  resume: changing('secret', 'resumed', 'starts games with it again', (store, hashStart) => store.pauseSecret(hashStart, null)),
}
