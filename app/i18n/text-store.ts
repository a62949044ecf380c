import type { Currency } from '../../contract/languages.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createNamespaceTexts, createRootTexts } from '../../i18n/create-texts.ts'
import { createFormats, type Formats } from '../../i18n/formats.ts'
import { loadRoot } from '../../i18n/load-root.ts'
import type { Messages, Namespaces, NamespaceTexts, RootTexts } from '../../i18n/messages.ts'
import { putOwnTexts } from '../../i18n/own-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { PromiseCache } from '../promise-cache.ts'
import { type LanguageStore, openLanguageStore } from './language-store.ts'

/** Everything shown in one language: immutable, so that a switch is one change of state. */
export type Texts = {
  locale: Locales
  root: RootTexts
  namespaces: { [Namespace in Namespaces]?: NamespaceTexts<Namespace> }
  formats: Formats
}

/** Where messages come from; the app's own are `load-root.ts` and `load-shown.ts` of `i18n`. */
export type Source = {
  root: (locale: Locales) => Promise<Messages['root']>
  namespace: <Namespace extends Namespaces>(locale: Locales, namespace: Namespace) => Promise<Messages[Namespace]>
  /** Loads everything at the same time, so that a switch waits only once, whatever is on the screen. */
  shown: (locale: Locales, requestedNamespaces: ReadonlySet<Namespaces>) => Promise<Shown>
}
/** The result of a switch: the root, and at least the requested namespaces. */
type Shown = Partial<Messages> & Pick<Messages, 'root'>

export type TextStore = LanguageStore<Locales, Texts> & {
  /** Loads a namespace of the present language; later switches bring it along. The same promise each time, unless it was rejected. */
  load: (namespace: Namespaces) => PromiseLike<void>
}

/** The language of one mounted app. `currencyOf`: the operator's own choice for a set. */
export const openTextStore = async (
  first: Locales,
  source: Source,
  currencyOf: (locale: Locales) => Currency | undefined = () => undefined,
): Promise<TextStore> => {
  const requestedNamespaces = new Set<Namespaces>()
  const loading = new PromiseCache<Namespaces, void>()

  const open = (locale: Locales, formats: Formats, messages: Partial<Messages>, namespace: Namespaces) => {
    const namespaceMessages = messages[namespace]
    return namespaceMessages ? { [namespace]: createNamespaceTexts<typeof namespace>(locale, namespaceMessages, formats) } : {}
  }
  const loadAll = async (locale: Locales): Promise<Texts> => {
    const formats = createFormats(sets[locale], currencyOf(locale))
    const messages: Shown =
      requestedNamespaces.size > 0 ? await source.shown(locale, requestedNamespaces) : { root: await source.root(locale) }
    const namespaces = [...requestedNamespaces].map((namespace) => open(locale, formats, messages, namespace))
    const texts = { locale, root: createRootTexts(locale, messages.root, formats), namespaces: Object.assign({}, ...namespaces), formats }
    // A namespace asked for while the switch was under way.
    return requestedNamespaces.size > Object.keys(texts.namespaces).length ? loadAll(locale) : texts
  }

  const { set, ...store } = await openLanguageStore(first, loadAll)
  const loadWanted = async (namespace: Namespaces) => {
    requestedNamespaces.add(namespace)
    const { locale, formats } = store.get()
    const loaded = open(locale, formats, { [namespace]: await source.namespace(locale, namespace) }, namespace)
    // A switch in the meantime loads the namespace itself.
    const texts = store.get()
    if (texts.locale === locale) set({ ...texts, namespaces: { ...texts.namespaces, ...loaded } })
  }

  return {
    ...store,
    load: (namespace) =>
      loading.find(namespace, () =>
        loadWanted(namespace).catch((error: unknown) => {
          loading.delete(namespace)
          throw error
        }),
      ),
  }
}

/** The addresses of the long texts come with the first of them, to keep the first load small. */
const long = () => import('../../i18n/load-shown.ts')

/** The app's texts with the operator's own, ready in the first language. `operator` is asked with each; rejects without its chunk. */
export const openTexts = (first: Locales, operator: () => Pick<OperatorView, 'currencies' | 'ownTexts'>): Promise<TextStore> => {
  const ownTextsIn = (locale: Locales) => operator().ownTexts?.[locale]
  return openTextStore(
    first,
    {
      root: async (locale) => putOwnTexts(await loadRoot(locale), ownTextsIn(locale)),
      namespace: async (locale, namespace) => putOwnTexts(await (await long()).loadPart(locale, namespace), ownTextsIn(locale), namespace),
      shown: async (locale, wanted) => {
        const { root, ...namespaces } = await (await long()).loadShown(locale, wanted)
        return { root: putOwnTexts(root, ownTextsIn(locale)), ...putOwnTexts(namespaces, ownTextsIn(locale)) }
      },
    },
    (locale) => operator().currencies[locale],
  )
}
