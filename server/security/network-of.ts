import { isIPv6 } from 'node:net'

/** Bits of an IPv6 address that name the network: one household or office has at least a /64 to choose its addresses from. */
const householdBits = 64
/** What one customer of a provider is usually given. */
export const customerBits = 56

/** What counts as one client: an IPv4 address, or the network of an IPv6 address. One that is gone already has no address: all such are one. */
export const networkOf = (address: string | undefined, bits = householdBits): string => {
  const mapped = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(mapped)) return mapped
  const [start = '', end = ''] = mapped.split('::', 2)
  const groups = (text: string) => (text ? text.split(':') : [])
  const zeros = Array<string>(Math.max(0, 8 - groups(start).length - groups(end).length)).fill('0')
  return [...groups(start), ...zeros, ...groups(end)]
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => (Number.parseInt(group, 16) & (0xffff << Math.max(0, 16 * (index + 1) - bits))).toString(16))
    .join(':')
}
