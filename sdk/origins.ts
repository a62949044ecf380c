/** Whether `origin` is one of `patterns`: exact origins, `https://*.example.com` for any sub-domain, `http://localhost:*` for any port. */
export const matchesOrigin = (origin: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    if (pattern.endsWith(':*')) return origin.replace(/:\d+$/, '') === pattern.slice(0, -2)
    const [scheme, domain] = pattern.split('*')
    return domain === undefined
      ? origin === pattern
      : origin.startsWith(`${scheme}`) && origin.endsWith(domain) && origin.length > pattern.length - 1
  })
