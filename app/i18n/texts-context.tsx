import { Fragment, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import type { Formats } from '../../i18n/formats.ts'
import type { Namespaces, NamespaceTexts, RootTexts } from '../../i18n/messages.ts'
import type { SetInfo } from '../../i18n/set-info.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { useStore } from '../use-store.ts'
import { TextContext } from './text-context.ts'
import type { TextStore, Texts } from './text-store.ts'

/** The texts and how to choose their language; only below `TextsProvider`. */
export const useTextStore = () => use(TextContext) as TextStore

const usePresentTexts = (): Texts => useStore(useTextStore())

const InLanguage = ({ children }: { children: ReactNode }) => {
  const { locale } = usePresentTexts()
  // A page translation has put elements of its own in the place of texts, which would stay: in another language everything is made anew.
  const key = useMemo(() => globalThis.document?.querySelector('font') && locale, [locale])
  useLayoutEffect(() => {
    const { lang, dir = 'ltr' } = sets[locale]
    Object.assign(document.documentElement, { lang, dir })
  }, [locale])
  return <Fragment key={key}>{children}</Fragment>
}

/** Gives the texts to everything below and keeps the page's `lang` and `dir` attributes right. */
export const TextsProvider = ({ store, children }: { store: TextStore; children: ReactNode }) => (
  <TextContext value={store}>
    <InLanguage>{children}</InLanguage>
  </TextContext>
)

/**
 * The texts of the present language, one function each: `useTexts().landing.start()`.
 * With a namespace its texts; the first use suspends until they are there. Several are loaded at the same time: `useTexts('help', 'terms').help`.
 */
export function useTexts(): RootTexts
export function useTexts<Namespace extends Namespaces>(namespace: Namespace): NamespaceTexts<Namespace>
export function useTexts<Namespace extends Namespaces>(...several: Namespace[]): { [Name in Namespace]: NamespaceTexts<Name> }
// biome-ignore lint/plugin: an arrow function takes no overloads
export function useTexts(...namespaces: Namespaces[]) {
  const store = useTextStore()
  const { root } = usePresentTexts()
  const [first, second] = namespaces
  if (!first) return root
  for (const loaded of namespaces.map(store.load)) use(loaded)
  const texts = store.get().namespaces
  return second ? texts : texts[first]
}

/** Money, numbers, percentages and dates as the present language writes them. */
export const useFormats = (): Formats => usePresentTexts().formats

/** The present set with its facts, and the instant switch: it resolves to false where the language could not be loaded. */
export const useLanguage = (): { locale: Locales; info: SetInfo; setLocale: (locale: Locales) => Promise<boolean> } => {
  const { setLocale } = useTextStore()
  const { locale } = usePresentTexts()
  return { locale, info: sets[locale], setLocale }
}
