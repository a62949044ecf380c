import type { Formats } from './formats.ts'
import type { Messages, Namespaces, NamespaceTexts, RootTexts } from './messages.ts'
import { type Locales, sets } from './sets.ts'
import { typedTexts } from './typed-texts.ts'

/**
 * Turns loaded messages into functions. Plural rules go by the set's BCP 47 tag: the set's own key is no tag
 * (`enHC` would throw, `uk` would get Ukrainian plurals), and no card is plural in Portugal, singular in Brazil.
 */
const create = <Functions>(locale: Locales, messages: unknown, formats: Formats) => {
  const { lang, numbers = lang } = sets[locale]
  return typedTexts<Functions>(numbers, messages, formats)
}

export const createRootTexts = (locale: Locales, messages: Messages['root'], formats: Formats): RootTexts =>
  create(locale, messages, formats)

export const createNamespaceTexts = <Namespace extends Namespaces>(
  locale: Locales,
  messages: Messages[Namespace],
  formats: Formats,
): NamespaceTexts<Namespace> => create(locale, messages, formats)
