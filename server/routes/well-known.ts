import type { App } from '../http/app.ts'
import { publicKeys } from '../keys/signing-key.ts'
import type { Config } from '../process/config.ts'
import { type Clock, day, dayOf } from '../process/time.ts'

/** Days for which a contact is promised (RFC 9116 asks for less than a year). */
const contactLasts = 180

/** Whom to tell of a weakness (RFC 9116), and the public keys that reports for regulators are signed with. */
export const routes = (app: App, { config, clock }: { config: Config; clock: Clock }): void => {
  const keys = publicKeys(config)
  const cached = { 'cache-control': 'public, max-age=3600' }
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date((dayOf(clock()) + contactLasts) * day).toISOString()
    const lines = [
      `Contact: mailto:${config.contactEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]
    reply
      .headers(cached)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/.well-known/gamalyze-keys.json', (_request, reply) => {
    reply.headers(cached).type('application/jwk-set+json').send(JSON.stringify({ keys }))
  })
}
