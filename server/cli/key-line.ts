/** Length of a displayed fingerprint. */
const shown = 12

const day = (time: number): string => new Date(time).toISOString().slice(0, 10)

type Shown = {
  hash: string
  operator: string
  test: boolean
  createdAt: number
  revokedAt: number | null
  lastUsed: string | null
  paused: boolean
  name?: string
}

/** One line about a secret or key, never including its value. */
export const keyLine = ({ hash, operator, test, createdAt, revokedAt, lastUsed, paused, name }: Shown): string => {
  const state = revokedAt !== null ? `revoked ${day(revokedAt)}` : paused ? 'paused' : 'valid'
  const used = lastUsed ? `used ${lastUsed}` : 'never used'
  return [hash.slice(0, shown), operator.padEnd(20), day(createdAt), test ? 'test' : 'live', state.padEnd(18), used, name ?? '']
    .join('  ')
    .trimEnd()
}

/** The same as JSON. */
export const keyJson = ({ hash, operator, test, createdAt, revokedAt, lastUsed, paused, name }: Shown): string =>
  JSON.stringify({
    fingerprint: hash.slice(0, shown),
    operator,
    ...(name !== undefined && { name }),
    test,
    createdAt: new Date(createdAt).toISOString(),
    revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString(),
    lastUsed,
    paused,
  })
