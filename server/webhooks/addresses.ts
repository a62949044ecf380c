import { BlockList, isIP } from 'node:net'

/**
 * Special-purpose networks that are not on the public internet (IANA's registries), and forms that embed an IPv4 address in an IPv6 one. Clouds
 * tell their machines' secrets from within them (169.254.169.254, 192.0.0.192, 100.100.100.200, fd00:ec2::254), but for one address.
 */
// Two lists: in a single one a rule for mapped addresses would match every IPv4 address.
const special = { ipv4: new BlockList(), ipv6: new BlockList() }
const networks = {
  // 168.63.129.16 is Azure's: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
  ipv4:
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
    '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  ipv6:
    '::/96 ::ffff:0:0/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 ' +
    '5f00::/16 fc00::/7 fe80::/9 ff00::/8',
}
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of networks[family].split(' ')) {
    const [address = '', bits] = network.split('/')
    special[family].addSubnet(address, Number(bits), family)
  }

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether the IP address is a loopback address. */
export const isLoopback = (address: string): boolean => isIP(address) !== 0 && loopback.check(address, family(address))

/** Whether a webhook may go to this address: the public internet only, and outside production this machine too. */
export const isAllowedAddress = (address: string, production: boolean): boolean =>
  isLoopback(address) ? !production : isIP(address) !== 0 && !special[family(address)].check(address, family(address))

/** What is wrong with an endpoint's URL; undefined where it is acceptable. Names are resolved at each delivery. */
export const wrongWithUrl = (text: string, production: boolean): string | undefined => {
  // Invisible characters and bidi controls could make the address look like another.
  if (!URL.canParse(text) || /[\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u.test(text)) return 'the URL cannot be read'
  const { protocol, hostname, username, password } = new URL(text)
  const host = hostname.replace(/^\[|\]$/g, '')
  // Not left to the resolver: some find no address for the names below it (RFC 6761).
  const isOwn = isLoopback(host) || /(?:^|\.)localhost\.?$/.test(host)
  if (username || password) return 'the URL holds a name or password'
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn && !production)) return 'the URL must begin with https://'
  if (isOwn ? production : isIP(host) && !isAllowedAddress(host, production)) return 'the URL leads to an inner address'
  return undefined
}
