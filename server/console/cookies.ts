import type { FastifyReply } from 'fastify'

/**
 * Both cookies are host-only, HTTPS-only, inaccessible to scripts, and never sent with cross-site requests. Browsers accept them from
 * `http://localhost` too, which cannot be intercepted: the demo uses the same names.
 */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'

export const sessionCookie = '__Host-gamalyze-console'
/** Tells this browser from others; says nothing about who uses it. */
export const browserCookie = '__Host-gamalyze-browser'
/** Lifetime of that cookie, s: the longest that browsers keep one */
export const browserCookieSeconds = 400 * 24 * 3600

/** The value of a cookie, if the request has exactly one of that name. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  const values = (header ?? '').split(/; */).flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))
  return values.length === 1 && /^[A-Za-z0-9_-]{43}$/.test(values[0] ?? '') ? values[0] : undefined
}

/** Sets a cookie for so many seconds. */
export const setCookie = (reply: FastifyReply, name: string, value: string, seconds: number): void => {
  reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; ${attributes}`)
}

/** Removes a cookie from the browser. */
export const clearCookie = (reply: FastifyReply, name: string): void => setCookie(reply, name, '', 0)
