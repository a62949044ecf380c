import type { LabelState } from '../../contract/label-state.ts'
import { fingerprintOf } from '../keys/secrets.ts'
import { isoDay, isoTime } from '../process/iso-time.ts'

type Shown = {
  hash: string
  operator: string
  test: boolean
  createdAt: number
  revokedAt: number | null
  lastUsed: string | null
  state: LabelState
  name?: string
}

/** One line about a secret or key, never including its value. */
export const keyLine = ({ hash, operator, test, createdAt, revokedAt, lastUsed, state, name }: Shown): string => {
  const word = revokedAt !== null ? `revoked ${isoDay(revokedAt)}` : state === 'live' ? 'valid' : state
  const usage = lastUsed ? `used ${lastUsed}` : 'never used'
  return [fingerprintOf(hash), operator.padEnd(20), isoDay(createdAt), test ? 'test' : 'live', word.padEnd(18), usage, name ?? '']
    .join('  ')
    .trimEnd()
}

/** The same as JSON. */
export const keyJson = ({ hash, operator, test, createdAt, revokedAt, lastUsed, state, name }: Shown): string =>
  JSON.stringify({
    fingerprint: fingerprintOf(hash),
    operator,
    ...(name !== undefined && { name }),
    test,
    createdAt: isoTime(createdAt),
    revokedAt: revokedAt === null ? null : isoTime(revokedAt),
    lastUsed,
    paused: state !== 'live',
    state,
  })
