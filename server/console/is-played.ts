import type { SecretRecord } from '../store/secrets.ts'

/** Whether a page secret was ever used: players of its operator, and not only tests, have seen it. */
export const isPlayed = ({ test, lastUsed }: Pick<SecretRecord, 'test' | 'lastUsed'>): boolean => !test && lastUsed !== null
