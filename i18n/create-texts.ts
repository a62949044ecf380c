import { typesafeI18nObject } from 'typesafe-i18n'
import type { Formats } from './formats.ts'
import type { Messages, Namespaces, NamespaceTexts, RootTexts } from './messages.ts'
import { type Locales, sets } from './sets.ts'

/**
 * Turns loaded messages into functions. Plural rules go by the set's BCP 47 tag: the set's own key is no tag
 * (`enHC` would throw, `uk` would get Ukrainian plurals), and no card is plural in Portugal, singular in Brazil.
 * The result answers to every name, `then` too: never make it the value of a promise.
 */
const create = <Functions>(locale: Locales, messages: unknown, formats: Formats) => {
  const { lang, numbers = lang } = sets[locale]
  return typesafeI18nObject(numbers, messages as Record<string, never>, { ...formats }) as unknown as Functions
}

export const createRootTexts = (locale: Locales, messages: Messages['root'], formats: Formats): RootTexts =>
  create(locale, messages, formats)

export const createNamespaceTexts = <Namespace extends Namespaces>(
  locale: Locales,
  messages: Messages[Namespace],
  formats: Formats,
): NamespaceTexts<Namespace> => create(locale, messages, formats)
