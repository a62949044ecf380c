import type { FastifyReply } from 'fastify'

/**
 * Both cookies are host-only, for HTTPS, out of reach of scripts, and sent to no request that another site caused. Browsers take them from
 * `http://localhost` too, which cannot be listened to: the demo uses the same names.
 */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** Whose session it is. */
export const sessionCookie = '__Host-gamalyze-console'
/** Which browser asked for a link. */
export const browserCookie = '__Host-gamalyze-browser'

/** The value of a cookie, where the request has exactly one of that name. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  const values = (header ?? '').split(/; */).flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))
  return values.length === 1 && /^[A-Za-z0-9_-]{43}$/.test(values[0] ?? '') ? values[0] : undefined
}

export const setCookie = (reply: FastifyReply, name: string, value: string, seconds: number): void => {
  reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; ${attributes}`)
}

export const clearCookie = (reply: FastifyReply, name: string): void => setCookie(reply, name, '', 0)
