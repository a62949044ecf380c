import { createHash } from 'node:crypto'
import type { Language } from '../../contract/languages.ts'
import { type OperatorView, purposeIn } from '../../contract/operator-view.ts'
import { loadWhole } from '../../i18n/load-texts.ts'
import type { Messages } from '../../i18n/messages.ts'
import { resolveLocale } from '../../i18n/resolve-locale.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { keptBy } from '../store/last-used.ts'

/** The words of the question of consent in a language, and the version that an answer to them names. */
export type ConsentWords = { language: Language; consent: Messages['consent']; textVersion: string }

const read = async (view: OperatorView, language: Locales): Promise<ConsentWords> => {
  const { consent } = await loadWhole(language)
  const shownWords = [language, consent, view.name, purposeIn(view, language), view.sharing?.what]
  const textVersion = createHash('sha256').update(JSON.stringify(shownWords)).digest('hex').slice(0, 32)
  return { language, consent, textVersion }
}

/** By view, which is another object once the label changes. */
const wordsOfView = keptBy<OperatorView, Promise<ConsentWords>>()

/** The question as a label asks it in a language; in its own where that is unknown. */
export const consentWords = (view: OperatorView, language: string | undefined): Promise<ConsentWords> => {
  const locale = resolveLocale(language, view)
  return wordsOfView(view, locale, () => read(view, locale))
}

/** Whether players of a label are asked with these words now, in whatever language. */
export const isTextVersion = async (view: OperatorView, textVersion: string): Promise<boolean> => {
  if (!/^[0-9a-f]{32}$/.test(textVersion)) return false
  // The label's own languages come first; a page may ask for any other.
  for (const language of new Set([...view.languages, ...Object.keys(sets)]))
    if ((await consentWords(view, language)).textVersion === textVersion) return true
  return false
}
