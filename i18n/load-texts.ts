import type { Locales, Namespaces, Translations } from './i18n-types.ts'
import { importLocaleAsync, importNamespaceAsync } from './i18n-util.async.ts'
import type { RootMessages } from './create-texts.ts'

/** Messages of the player's way. */
export const loadRoot = (locale: Locales): Promise<RootMessages> => importLocaleAsync(locale)

export const loadNamespace = <Namespace extends Namespaces>(locale: Locales, namespace: Namespace): Promise<Translations[Namespace]> =>
  importNamespaceAsync(locale, namespace)
