/** Providers that deliver addresses with and without these letters, and of all these domains, to one mailbox. */
const lenient: { domains: readonly string[]; ignored: RegExp }[] = [
  // "Dots don't matter in Gmail addresses": https://support.google.com/mail/answer/7436150; googlemail.com is the same mailbox:
  // https://support.google.com/mail/answer/10313
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  // ". _ and - are treated as transparent": https://proton.me/support/change-username; one account's domains:
  // https://proton.me/support/addresses-and-aliases
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
]

/**
 * The mailbox that an address of `parseMailAddress` belongs to, for limits: in small letters, without what follows a `+`, and without what
 * the provider ignores. Mail is sent to the address as written; a limit that counts by mailbox cannot be evaded by its many names.
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  const [whole, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()]
  const local = whole.split('+')[0] || whole
  const provider = lenient.find(({ domains }) => domains.includes(domain))
  return provider ? `${local.replace(provider.ignored, '') || local}@${provider.domains[0]}` : `${local}@${domain}`
}
