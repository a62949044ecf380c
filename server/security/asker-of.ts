import { worldOf } from '../../contract/world.ts'
import type { SecretRecord } from '../store/secrets.ts'
import { customerBits, networkOf } from './network-of.ts'

/**
 * The subject that a secret's uses are counted for. Anybody can read a page secret, so it is the client's network at this operator. A
 * session never counts for a network, since the server key that created it vouches for its player.
 */
export const askerOf = ({ operator, test, keyHash }: SecretRecord, client: string): string =>
  `${operator} ${worldOf({ test })} ${keyHash ?? networkOf(client, customerBits)}`
