import type { Locales } from '../../i18n/i18n-types.ts'
import { loadNamespace, loadRoot, loadWhole } from '../../i18n/load-texts.ts'
import type { Currency } from '../../i18n/set-info.ts'
import { openTextStore, type TextStore } from './text-store.ts'

/** The app's texts, ready to be shown in the first language. Rejects where its chunk cannot be loaded. */
export const openTexts = (first: Locales, currencies?: { [locale in Locales]?: Currency }): Promise<TextStore> =>
  openTextStore(first, { root: loadRoot, namespace: loadNamespace, whole: loadWhole }, currencies)
