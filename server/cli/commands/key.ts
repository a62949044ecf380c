import { linePattern } from '../../../contract/fields.ts'
import { createServerKey, fingerprintOf, hashSecret } from '../../keys/secrets.ts'
import { action, operatorOption } from '../command.ts'
import { refuse } from '../command-error.ts'
import { changing, printKey } from '../key-actions.ts'
import { entryOf, isOpenOperator, mayBeMade, withStore } from '../with-store.ts'

export const page = 'known-users'

/** Creates, lists and revokes the keys of partners' servers. */
export const actions = {
  create: action({
    options: { operator: { ...operatorOption, required: true }, name: { value: '<text>', default: '' }, test: {} },
    about: "prints a new key for the partner's own server; it is shown only once",
    run: async ({ operator, name, test }, io) => {
      if (!(await isOpenOperator(io, operator))) return 1
      if (name.length > 100 || !new RegExp(linePattern, 'u').test(name))
        return refuse(io, '--name must be one line of at most 100 visible characters, without < and >.')
      return withStore(io, async (store) => {
        if (!(await mayBeMade(io, store, { test }))) return 1
        const key = createServerKey()
        const hash = hashSecret(key)
        const auditedStore = store.noting(entryOf('key.created', operator, fingerprintOf(hash), true))
        await auditedStore.keys.add({ hash, operator, name, test, createdAt: Date.now() })
        io.print({ key }, key)
        return 0
      })
    },
  }),
  list: action({
    options: { operator: operatorOption },
    about: 'lists server keys by the start of their fingerprint',
    run: ({ operator }, io) =>
      withStore(io, async (store) => {
        for (const key of await store.keys.list(operator)) printKey(io, key)
      }),
  }),
  revoke: changing('key', 'revoked', 'revokes a key and all its session secrets at once; - as in secret revoke', (store, hashStart) =>
    store.keys.revoke(hashStart, Date.now()),
  ),
}
