import { typesafeI18nObject } from 'typesafe-i18n'
import type { Formats } from './formats.ts'
import { sets } from './i18n-sets.ts'
import type { Locales, Namespaces, TranslationFunctions, Translations } from './i18n-types.ts'

/** Texts of the root namespace, loaded with the first chunk: one function for each text, by section. */
export type RootTexts = Omit<TranslationFunctions, Namespaces>
/** The texts of a namespace, which has a chunk of its own. */
export type NamespaceTexts<Namespace extends Namespaces> = TranslationFunctions[Namespace]
export type RootMessages = Omit<Translations, Namespaces>

/**
 * Turns loaded messages into functions. Plural rules go by the set's BCP 47 tag: the set's own key is no tag
 * (`enHC` would throw, `uk` would get Ukrainian plurals), and no card is plural in Portugal, singular in Brazil.
 * The result answers to every name, `then` too: never make it the value of a promise.
 */
const create = <Functions>(locale: Locales, messages: object, formats: Formats) => {
  const { lang, numbers = lang } = sets[locale]
  return typesafeI18nObject(numbers, messages as Record<string, never>, { ...formats }) as unknown as Functions
}

export const createRootTexts = (locale: Locales, messages: RootMessages, formats: Formats) => create<RootTexts>(locale, messages, formats)

export const createNamespaceTexts = <Namespace extends Namespaces>(locale: Locales, messages: Translations[Namespace], formats: Formats) =>
  create<NamespaceTexts<Namespace>>(locale, messages, formats)
