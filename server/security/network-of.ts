import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name the network: one household or office has a /64 to choose its addresses from. */
const networkGroups = 4

/** What counts as one client: an IPv4 address, or the network of an IPv6 address. */
export const networkOf = (address: string): string => {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(mapped)) return mapped
  const [start = '', end = ''] = mapped.split('::', 2)
  const groups = (text: string) => (text ? text.split(':') : [])
  const zeros = Array<string>(Math.max(0, 8 - groups(start).length - groups(end).length)).fill('0')
  return [...groups(start), ...zeros, ...groups(end)]
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
