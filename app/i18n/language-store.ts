import { createStore, type Readable, type Store } from '../store.ts'

/** Texts in one language at a time. */
export type LanguageStore<Locale, Texts> = Readable<Texts> & {
  /** Switches once all is loaded; false, and no change, if it could not be. `anew`: the present language is loaded again too. */
  setLocale: (locale: Locale, anew?: boolean) => Promise<boolean>
}

/** Loads the first language. Each state is immutable, so that a switch is one change. */
export const openLanguageStore = async <Locale, Texts extends { locale: Locale }>(
  first: Locale,
  load: (locale: Locale) => Promise<Texts>,
): Promise<LanguageStore<Locale, Texts> & Store<Texts>> => {
  const store = createStore(await load(first))
  let requestedLocale = first
  return {
    ...store,
    setLocale: async (locale, anew = false) => {
      requestedLocale = locale
      if (locale === store.get().locale && !anew) return true
      try {
        const next = await load(locale)
        // The last request wins.
        if (requestedLocale === locale) store.set(next)
        return true
      } catch {
        if (requestedLocale === locale) requestedLocale = store.get().locale
        return false
      }
    },
  }
}
