import { type Locales, sets } from './sets.ts'

export const fallbackLocale = 'eng' satisfies Locales

/** What of an operator decides on the language: its own default, what its header offers, the suffix of its own sets (`HC`). */
export type LanguageRules = { defaultLanguage: string; languages: readonly string[]; texts?: string | undefined }

const byCode = new Map<string, Locales>()
for (const [locale, { aliases }] of Object.entries(sets) as [Locales, (typeof sets)[Locales]][])
  for (const code of [locale.toLowerCase(), ...aliases]) byCode.set(code, locale)

/** The set of a language code, if there is one: keys in any case, BCP 47 and ISO 639 codes; `de-AT` finds `de`. */
export const findLocale = (code: string): Locales | undefined => {
  const parts = code.trim().toLowerCase().replaceAll('_', '-').split('-')
  for (let length = parts.length; length > 0; length--) {
    const locale = byCode.get(parts.slice(0, length).join('-'))
    if (locale) return locale
  }
  return undefined
}

/** The operator's own variant of a set: `HC` makes enHC of eng and nlHC of dut. */
const findVariant = (locale: Locales, suffix: string) => {
  if (locale.endsWith(suffix)) return locale
  for (const code of [locale, ...sets[locale].aliases]) {
    const variant = byCode.get((code + suffix).toLowerCase())
    if (variant) return variant
  }
  return undefined
}

/**
 * The message set to show. `requested` is the value of the `language` parameter, undefined where it is missing or repeated.
 * Unknown codes lead to the operator's default, an unknown default to English.
 */
export const resolveLocale = (requested: string | undefined, operator?: LanguageRules): Locales => {
  const fallback = findLocale(operator?.defaultLanguage ?? '') ?? fallbackLocale
  const locale = requested === undefined ? undefined : findLocale(requested)
  if (!locale || !operator?.texts) return locale ?? fallback
  return findVariant(locale, operator.texts) ?? (operator.languages.includes(locale) ? locale : fallback)
}
