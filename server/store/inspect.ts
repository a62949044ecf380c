import { readIdKey } from '../keys/id-key.ts'
import type { Config } from '../process/config.ts'
import { isoTime, minute } from '../process/time.ts'
import { maxStep } from './clock-guard.ts'
import { hashOfKey } from './key-check.ts'
import { newerIn, refuseBeforeFirstRelease } from './migrate.ts'

/** A sentence about an installation: good, bad, or to be known (`isGood` null). */
export type Finding = { about: string; isGood: boolean | null; text: string }

export const good = (about: string, text: string): Finding => ({ about, isGood: true, text })
export const bad = (about: string, text: string): Finding => ({ about, isGood: false, text })
export const note = (about: string, text: string): Finding => ({ about, isGood: null, text })
export const goodIf = (isGood: boolean, about: string, text: string, otherwise: string): Finding =>
  isGood ? good(about, text) : bad(about, otherwise)

/** What a database says of itself; nothing of one that no release has opened. */
export type Facts = { applied: readonly string[]; keyHash: string | undefined; seenAt: number | null | undefined }

/** What is to be said of it, whichever engine it has. */
export const judgeFacts = (
  { applied, keyHash, seenAt }: Facts,
  migrations: readonly { name: string }[],
  config: Config,
  now: number,
): Finding[] => {
  try {
    refuseBeforeFirstRelease(new Set(applied))
  } catch (error) {
    return [bad('database', (error as Error).message)]
  }
  const pending = migrations.filter(({ name }) => !applied.includes(name)).length
  const newer = newerIn(applied, migrations)
  const key = readIdKey(config)
  const isRight = key !== undefined && keyHash !== undefined && hashOfKey(key) === keyHash
  return [
    newer.length > 0
      ? bad('database', `a newer release has changed it (${newer.join(', ')}): bring this one up to date`)
      : pending > 0
        ? note('database', `${pending} migrations wait for the next start, or gamalyze migrate`)
        : good('database', 'at the newest version'),
    ...(keyHash === undefined
      ? []
      : [goodIf(isRight, 'ID_KEY', 'is that of the database', 'is not that of the database: see docs/errors/id_key_mismatch')]),
    ...(seenAt == null ? [] : [judgeClock(now - seenAt, isoTime(seenAt))]),
  ]
}

/** `step`: ms since any process last looked at the clock */
const judgeClock = (step: number, seen: string): Finding =>
  step > maxStep
    ? note('clock', `is days after ${seen}, which the database saw last: set it right, unless no server ran since`)
    : goodIf(
        step > -minute,
        'clock',
        'not behind what the database has seen',
        `is behind: the database has seen ${seen}. Set it right before the start`,
      )
