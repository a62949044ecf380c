import { linePattern } from '../../../contract/fields.ts'
import { createServerKey } from '../../keys/secrets.ts'
import { action, operatorOption } from '../command.ts'
import { refuse } from '../command-error.ts'
import { addKey, changing, listing } from '../key-actions.ts'

export const page = 'known-users'

/** Creates, lists and revokes the keys of partners' servers. */
export const actions = {
  create: action({
    options: { operator: { ...operatorOption, required: true }, name: { value: '<text>', default: '' }, test: {} },
    about: "prints a new key for the partner's own server; it is shown only once",
    run: async (of, io) => {
      if (of.name.length > 100 || !new RegExp(linePattern, 'u').test(of.name))
        return refuse(io, '--name must be one line of at most 100 visible characters, without < and >.')
      return addKey(io, 'key', createServerKey(), of, (store, hash) => store.keys.add({ ...of, hash, createdAt: Date.now() }))
    },
  }),
  list: listing('lists server keys by the start of their fingerprint', (store, operator) => store.keys.list(operator)),
  revoke: changing('key', 'revoked', 'revokes a key and all its session secrets at once; - as in secret revoke', (store, hashStart) =>
    store.keys.revoke(hashStart, Date.now()),
  ),
}
