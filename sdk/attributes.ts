import { EmbedError } from './embed-error.ts'
import type { MountOptions } from './options.ts'

/** The options that attributes say, as texts. `test`, `lazy`, `modal` need no value; `secretUrl` is an address that gives the secret. */
export const readAttributes = ({ secretUrl, ...options }: Record<string, unknown>): MountOptions => {
  for (const name of ['test', 'lazy', 'modal'] as const) {
    const value = options[name]
    if (typeof value === 'string' && !(name === 'lazy' && /\d/.test(value))) options[name] = value !== 'false'
  }
  if (secretUrl)
    options.secret = async () => {
      const reply = await fetch(`${secretUrl}`)
      if (!reply.ok) throw new EmbedError('SECRET_FAILED', ['a secret', `HTTP status ${reply.status}`])
      return reply.text()
    }
  return options as unknown as MountOptions
}
