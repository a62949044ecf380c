import { sets } from '../i18n-sets.ts'
import type { Locales } from '../i18n-types.ts'
import { words } from '../i18n-words.ts'
import type { Words } from './words.ts'

/** The words of a set: its own, else those of the set it builds upon. */
export const wordsOf = (set: Locales): Words => {
  const own = words[set]
  if (own) return own
  const base = sets[set].variantOf as Locales | undefined
  if (!base) throw new Error(`${set} has neither words of its own nor a set it builds upon`)
  return wordsOf(base)
}
