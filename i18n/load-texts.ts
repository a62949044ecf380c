import type { RootMessages } from './create-texts.ts'
import type { Locales, Namespaces, Translations } from './i18n-types.ts'
import { importNamespaceAsync } from './i18n-util.async.ts'
import { wholeSets } from './i18n-whole.ts'

/** All messages of a set. */
export type WholeMessages = { root: RootMessages } & { [Namespace in Namespaces]: Translations[Namespace] }

export const loadNamespace = <Namespace extends Namespaces>(locale: Locales, namespace: Namespace): Promise<Translations[Namespace]> =>
  importNamespaceAsync(locale, namespace)

/** Everything in one request. */
export const loadWhole = async (locale: Locales): Promise<WholeMessages> => {
  const { default: messages } = await wholeSets[locale]()
  // Every set is checked against the base set where it is written.
  return messages as WholeMessages
}
