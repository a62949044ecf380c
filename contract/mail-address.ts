/** For a mail server: `jørgen@xn--rksmrgs-5wao1o.dk`, domain in punycode. `international`: it must announce SMTPUTF8 for the local part. */
export type MailAddress = { address: string; international: boolean }

const longest = 254
const domainLetters = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u
const localPart = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+$/u
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Labels of the HTML5 pattern, at least two; the last is no number, which would be an IP address. */
const domainPattern = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`)

/** The domain in ASCII as browsers and mail servers know it (UTS 46), or undefined. */
const toAscii = (domain: string): string | undefined => {
  if (!domainLetters.test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  const { hostname } = new URL(`http://${domain}`)
  return domainPattern.test(hostname) ? hostname : undefined
}

/** Reads an address by the HTML5 pattern, with a dot in the domain and letters of any script; at most 254 characters, no quotes. */
export const parseMailAddress = (text: string): MailAddress | undefined => {
  const trimmed = text.trim().normalize('NFC')
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  const domain = toAscii(trimmed.slice(at + 1))
  if (!domain || !localPart.test(local) || trimmed.length > longest) return undefined
  const address = `${local}@${domain}`
  const international = /[^\p{ASCII}]/u.test(local)
  return new TextEncoder().encode(address).length > longest ? undefined : { address, international }
}
