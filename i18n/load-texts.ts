import type { RootMessages } from './create-texts.ts'
import type { Locales, Namespaces, Translations } from './i18n-types.ts'
import { importNamespaceAsync } from './i18n-util.async.ts'
import { wholeSets } from './i18n-whole.ts'
import { readApart } from './read-apart.ts'

/** All messages of a set. */
export type WholeMessages = { root: RootMessages } & { [Namespace in Namespaces]: Translations[Namespace] }

export const loadNamespace = <Namespace extends Namespaces>(locale: Locales, namespace: Namespace): Promise<Translations[Namespace]> =>
  importNamespaceAsync(locale, namespace)

/** A set for a switch of language: most of it in one request, and of what is read apart the `wanted` beside it. */
export const loadShown = async (
  locale: Locales,
  wanted: ReadonlySet<Namespaces>,
): Promise<Partial<WholeMessages> & Pick<WholeMessages, 'root'>> => {
  const [{ default: messages }, ...apart] = await Promise.all([
    wholeSets[locale](),
    ...readApart
      .filter((namespace) => wanted.has(namespace))
      .map(async (namespace) => ({ [namespace]: await loadNamespace(locale, namespace) })),
  ])
  // Every set is checked against the base set where it is written.
  return Object.assign({}, messages as WholeMessages, ...apart)
}

/** Everything. */
export const loadWhole = async (locale: Locales): Promise<WholeMessages> => (await loadShown(locale, new Set(readApart))) as WholeMessages
