import { worldOf } from '../../contract/world.ts'
import type { SecretRecord } from '../store/secrets.ts'
import { customerBits, networkOf } from './network-of.ts'

/**
 * Whom the uses of a secret count for. A page secret anybody can read: it is the client's network, at this label alone. A session is never a
 * network's, as the server key that made it vouches for its player.
 */
export const askerOf = ({ operator, test, keyHash }: SecretRecord, client: string): string =>
  `${operator} ${worldOf({ test })} ${keyHash ?? networkOf(client, customerBits)}`
