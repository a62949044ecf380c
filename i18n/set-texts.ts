import type { Currency } from '../contract/languages.ts'
import { createNamespaceTexts, createRootTexts } from './create-texts.ts'
import { createFormats, type Formats } from './formats.ts'
import { loadWhole } from './load-texts.ts'
import type { Namespaces, NamespaceTexts, RootTexts } from './messages.ts'
import { type OwnTexts, putOwnTexts } from './own-texts.ts'
import type { SetInfo } from './set-info.ts'
import { type Locales, sets } from './sets.ts'

/** All texts of one set, for the PDF and the e-mail. */
export type SetTexts = { locale: Locales; info: SetInfo; formats: Formats; root: RootTexts } & {
  [Namespace in Namespaces]: NamespaceTexts<Namespace>
}

/** Loads a whole set; `currency` and `own` are the operator's choice for it. Files are read once per process. */
export const loadSetTexts = async (locale: Locales, currency?: Currency, own?: OwnTexts): Promise<SetTexts> => {
  const info = sets[locale]
  const formats = createFormats(info, currency)
  const { root, ...namespaces } = await loadWhole(locale)
  // Text objects answer to every property name, including `then`: they must never be the value of a promise themselves.
  const texts = Object.entries(putOwnTexts(namespaces, own)).map(([name, messages]) => [
    name,
    createNamespaceTexts(locale, messages, formats),
  ])
  return { locale, info, formats, root: createRootTexts(locale, putOwnTexts(root, own), formats), ...Object.fromEntries(texts) } as SetTexts
}
