import type { Locales } from '../../i18n/i18n-types.ts'
import { loadRoot } from '../../i18n/load-root.ts'
import type { Currency } from '../../i18n/set-info.ts'
import { openTextStore, type TextStore } from './text-store.ts'

/** The addresses of the long texts come with the first of them: they would weigh on every first load. */
const long = () => import('../../i18n/load-texts.ts')

/** The app's texts, ready to be shown in the first language. Rejects where its chunk cannot be loaded. */
export const openTexts = (first: Locales, currencies?: { [locale in Locales]?: Currency }): Promise<TextStore> =>
  openTextStore(
    first,
    {
      root: loadRoot,
      namespace: async (locale, namespace) => (await long()).loadNamespace(locale, namespace),
      whole: async (locale) => (await long()).loadWhole(locale),
    },
    currencies,
  )
