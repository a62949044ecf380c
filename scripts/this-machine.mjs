import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const isLoopback = (address) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether what listens on this host is reached from this machine alone. Resolved as the server resolves it: `0` is every address. */
const isHostHere = async (host) => {
  const addresses = await lookup(host, { all: true }).catch(() => [])
  return addresses.length > 0 && addresses.every(({ address }) => isLoopback(address))
}

/** Whether a URL names this machine to everybody. A name is not looked up: this machine may know a public one as its own. */
const isUrlHere = (url) => {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
  // What is no address is told with the other settings.
  return host === '' || isLoopback(host) || /^(.+\.)?localhost\.?$/.test(host)
}

/**
 * Why the demo must not start with these settings, in one line; undefined where it may. Whoever reaches it can read its mails, and so sign in as
 * owner. Runs before anything is installed, on Node 20.
 */
export const whyNoDemo = async (env) => {
  const open = [
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...(env.HOST && !(await isHostHere(env.HOST)) ? ['HOST'] : []),
    ...(env.PROVIDER_FILE ? ['PROVIDER_FILE'] : []),
    ...['PUBLIC_URL', 'CONSOLE_URL', 'APP_ORIGINS'].filter((name) => env[name]?.split(',').some((url) => !isUrlHere(url))),
  ]
  if (open.length === 0) return
  const otherwise = `or for this machine only, unset ${open.join(', ')}`
  return `This is a demo, and anybody who reaches it becomes its owner: use npm run serve (docs/operations.md), ${otherwise}`
}
