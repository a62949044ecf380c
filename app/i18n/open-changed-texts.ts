import { loadRoot } from '../../i18n/load-root.ts'
import { loadPart, loadShown } from '../../i18n/load-shown.ts'
import { changeTexts, type TextMode } from '../../i18n/pseudo.ts'
import { openTextStore, type TextStore } from './text-store.ts'

/** Texts for the workbench: the pseudo-locale, or every text's key. */
export const openChangedTexts = (mode: TextMode): Promise<TextStore> =>
  openTextStore('eng', {
    root: async (locale) => changeTexts(await loadRoot(locale), mode),
    namespace: async (locale, namespace) => changeTexts(await loadPart(locale, namespace), mode, namespace),
    shown: async (locale, wanted) => changeTexts(await loadShown(locale, wanted), mode),
  })
