import { getDomain } from 'tldts'
import type { RuleFault } from '../../contract/look/check-rules.ts'
import type { Operator } from '../../contract/operator.ts'

const isLocal = (host: string): boolean => /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(host)

/** Pages that may not be named: whoever registers under a public suffix, or sits in a network between (`http:`), would be one of them. */
export const wrongOrigins = (operator: Pick<Operator, 'origins' | 'previewOrigins'>): RuleFault[] =>
  (['origins', 'previewOrigins'] as const).flatMap((list) =>
    (operator[list] ?? []).flatMap((origin, index) => {
      const { protocol, hostname } = new URL(origin.replace('*.', ''))
      const refuse = (reason: string, fix: string) => [
        { pointer: `/${list}/${index}`, message: `${origin} cannot be listed: ${reason}.`, fix },
      ]
      if (isLocal(hostname) && protocol === 'http:') return []
      if (isLocal(hostname))
        return refuse('it is your own machine', 'leave it out: pages there may always embed the test with test secrets.')
      if (protocol === 'http:') return refuse('plain http can be changed on its way', `write "${origin.replace('http:', 'https:')}".`)
      if (getDomain(hostname, { allowPrivateDomains: true }) !== null) return []
      return refuse('anybody can have a name there', 'write your own domain, as in "https://*.partner.example".')
    }),
  )

/** Of listed origins those that embed a live test in production: none on a developer's machine. */
export const allowedInProduction = (origins: readonly string[]): string[] =>
  origins.filter((origin) => !isLocal(new URL(origin.replace('*.', '')).hostname))
