import type { OperatorView } from '../../contract/operator-view.ts'
import { loadRoot } from '../../i18n/load-root.ts'
import { putOwnTexts } from '../../i18n/own-texts.ts'
import type { Locales } from '../../i18n/sets.ts'
import { openTextStore, type TextStore } from './text-store.ts'

/** The addresses of the long texts come with the first of them, to keep the first load small. */
const long = () => import('../../i18n/load-shown.ts')

/**
 * The app's texts, the present operator's own among them, ready to be shown in the first language. Rejects where its chunk cannot be loaded.
 * @param operator asked again with each language
 */
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
