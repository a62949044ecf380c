import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Keys of texts that are gone since 1.0.0, each with the key that has the words now: `old.key new.key`; `old.key -`: none has. */
const lines = readFileSync(resolve(import.meta.dirname, '../../i18n/former-keys.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
const successors = new Map(lines.map((line) => line.split(' ') as [string, string]))

/** The keys that are gone. */
export const formerKeys = [...successors.keys()]

/** The key that has the words of a former key now; empty if none has, undefined for a key that is not a former one. */
export const successorOf = (key: string): string | undefined => {
  const next = successors.get(key)
  if (next === undefined || next === '-') return next && ''
  return successors.has(next) ? successorOf(next) : next
}

/** What became of a former key, in words. */
export const formerKeyText = (key: string): string => {
  const successor = successorOf(key)
  return successor ? `${key} (its words are ${successor} now)` : `${key} (no successor)`
}
