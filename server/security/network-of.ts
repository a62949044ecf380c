import { isIPv6 } from 'node:net'
import { worldOf } from '../../contract/world.ts'
import type { IdHash } from '../keys/id-key.ts'
import type { SecretRecord } from '../store/secrets.ts'

/** Prefix length of a client's IPv6 network: one household or office has at least a /64 to choose its addresses from. */
const householdBits = 64
/** Prefix length an internet provider usually assigns to one customer. */
export const customerBits = 56
/** The longest prefix that is routed on its own: a company's or institution's, or a rented server's. */
export const siteBits = 48

/** An address with the port that some proxies add to it: https://learn.microsoft.com/azure/application-gateway/rewrite-http-headers-url */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/

/** The network that counts as one client: an IPv4 address, or an IPv6 prefix. Closed connections have no address and share one entry. */
export const networkOf = (address: string | undefined, bits = householdBits): string => {
  const ipAddress = (address ?? '').replace(withPort, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(ipAddress)) return ipAddress
  const [start = '', end = ''] = ipAddress.split('::', 2)
  const groups = (text: string) => (text ? text.split(':') : [])
  const zeros = Array<string>(Math.max(0, 8 - groups(start).length - groups(end).length)).fill('0')
  return [...groups(start), ...zeros, ...groups(end)]
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => (Number.parseInt(group, 16) & (0xffff << Math.max(0, 16 * (index + 1) - bits))).toString(16))
    .join(':')
}

/** Keyed hash of a client's network: an IPv4 address, or an IPv6 prefix of 64 or `bits`. */
export const hashNetwork = (idHash: IdHash, client: string, bits?: number): string => idHash('network', networkOf(client, bits))

/** The subject that a secret's uses count for: of a page secret, which anybody can read, the network at this operator; of a session its key. */
export const askerOf = ({ operator, test, keyHash }: SecretRecord, client: string): string =>
  `${operator} ${worldOf({ test })} ${keyHash ?? networkOf(client, customerBits)}`
